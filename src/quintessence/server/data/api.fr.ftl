# Ce que le serveur répond par HTTP et WebSocket : ce qui ne va pas, puis quoi faire.

## Introuvable, interdit

no-such-table = Cette table n’existe pas. Cherchez-la dans la liste des tables, ou redemandez le lien.
no-such-page = Il n’y a rien à cette adresse. La page d’accueil est « / », et l’API est décrite à « /api/docs ».
no-such-method = Cette adresse n’accepte pas ce type de requête. L’API est décrite à « /api/docs ».
no-such-token = Vous n’avez pas ce jeton de robot. Il a peut-être déjà été supprimé.
no-such-seat-here = Cette place n’existe pas. Les places sont numérotées de 0 à { $last }.
unknown-game-here = Ce jeu n’existe pas. Choisissez parmi { $known }.
unknown-bot-here = Aucun robot de ce nom ne joue à ce jeu. Choisissez parmi { $known }.
unknown-language = Les textes sont disponibles en « en » et « fr ».
game-without-cards = Il n’existe pas de jeu de cartes pour ce jeu.
metrics-closed = Les mesures ne sont pas consultables d’ici.
nobody = Identifiez-vous d’abord : continuez en tant qu’invité, ou connectez-vous.
token-unknown = Ce jeton de robot est inconnu ou a été supprimé. Créez-en un nouveau.
bot-token-needed = Seuls les robots peuvent se connecter ici. Envoyez un jeton de robot (« Bearer ») dans l’en-tête « Authorization ».
forbidden = Vous n’avez pas le droit de faire cela.
not-seated = Vous n’avez pas de place à cette table. Asseyez-vous d’abord.

## Requêtes incompréhensibles

bad-request = La requête n’est pas valable ({ $problem }). L’API est décrite à « /api/docs ».
bad-page = « before » n’est pas valable. Omettez-le, ou envoyez la valeur reçue avec la page précédente.
scenario-long = Ici, un scénario compte au plus { $most } étapes.
import-one = Envoyez soit une partie enregistrée, soit un scénario.
too-large = C’est trop volumineux. Envoyez-en moins à la fois.
not-a-message = Ce message n’est pas valable ({ $problem }).
fault = Une erreur s’est produite sur le serveur. Elle a été enregistrée. Réessayez dans un instant.
table-busy = Il se passe trop de choses à cette table. Rien n’a été modifié. Réessayez.

## Robots

no-bots-here = Ce serveur n’a pas de robots. Laissez les places à des personnes.
bot-cannot-think = Le robot « { $bot } » n’a pas répondu.

## Conseils

advice-not-seated = Les conseils sont pour les joueurs, et vous n’avez pas de place à cette table.
advice-among-people = Plusieurs personnes jouent à cette table : le conseil d’un robot serait une tricherie. Vous en aurez quand tous les autres seront des robots.
advice-races = Il n’y a pas de conseil dans ce jeu : tout se joue aux réflexes, et un robot n’a rien à prévoir.
advice-not-asked = Vous n’avez rien à décider maintenant. Redemandez quand ce sera à vous.
advice-no-bots = Ce serveur n’a pas de robots : personne ne peut vous conseiller.

## Connexions

closing-stopping = Le serveur s’arrête. Reconnectez-vous dans un instant : rien n’est perdu.
closing-too-slow = Votre connexion était trop lente pour cette table. Reconnectez-vous : rien n’est perdu.
closing-too-large = Votre message était trop volumineux, la connexion a donc été fermée. Reconnectez-vous.
closing-silent = Nous n’avons rien reçu de vous depuis un moment, la connexion a donc été fermée. Reconnectez-vous : rien n’est perdu.
closing-unseated = La partie a commencé, et cette table n’accepte pas de spectateurs.
line-slow = Votre connexion est lente (aller-retour { $trip } ms, gigue { $jitter } ms). Les courses continuent, mais une partie du retard compte contre vous.

## Texte simple

plain-help = Tapez un coup, par exemple un de la liste. Commandes : /sit [place], /start, /undo, /takeback, /agree, /refuse, /pause, /resume, /resign, /leave, /rematch, /say TEXTE, /why COUP, /look, /help.
plain-empty = Tapez un coup de 200 caractères au plus, ou /help.
plain-unknown = Cette commande n’existe pas. Choisissez parmi { $known }.
plain-ambiguous = « { $given } » correspond à plusieurs coups : { $moves }. Précisez.
plain-allowed = Vous pouvez jouer ce coup.
plain-waiting = La partie n’a pas commencé. Tapez /sit pour prendre une place, puis /start quand toutes les places sont prises.
plain-over = La partie est finie.
plain-moves =
    { $count ->
        [one] Votre seul coup : { $moves }
       *[other] Vos coups ({ $count }) : { $moves }
    }

## La page simple

page-title = Quintessence
page-what = Cinq jeux des éléments, entre amis ou contre des robots.
page-games = Les jeux
page-api = Documentation de l’API, avec des exemples
page-text = On peut aussi jouer en mode texte : ouvrez le WebSocket d’une table avec « ?form=text ».
docs-about = Toutes les requêtes, avec un exemple de ce qu’il faut envoyer et de ce que l’on reçoit. Une table se joue par son WebSocket. Tous les refus ont la même forme.

## Ce que montre un lien là où on le partage

share-home = Quintessence : cinq jeux des éléments
    .text = Jouez avec des amis ou contre des robots, dans le navigateur, sans rien installer.
share-rules = { $game } : les règles
    .text = L’essentiel en deux minutes, toutes les cartes, et les règles complètes. { $pitch }
share-learn = Apprendre { $game }
    .text = Une courte leçon sur le vrai plateau. { $pitch }
share-new = Jouer à { $game }
    .text = Entre amis ou contre des robots, dans le navigateur. { $pitch }
share-table = On vous invite à jouer à { $game }
    .text = Un clic, et vous êtes à table. { $pitch }
share-replay = Une partie à revoir : { $game }
    .text = Regardez-la coup par coup. { $pitch }
