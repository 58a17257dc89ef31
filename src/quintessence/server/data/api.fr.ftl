# Ce que disent les portes : HTTP, sockets, page simple. Chaque phrase dit ce qui ne va pas, puis ce qui irait.

## Introuvable, interdit

no-such-table = Cette table n’existe pas. Regardez la liste des tables, ou redemandez le lien.
no-such-page = Il n’y a rien à cette adresse. La page d’accueil est à « / », la description de l’API à « /api/docs ».
no-such-method = Cette adresse n’accepte pas ce genre de requête. La description de l’API est à « /api/docs ».
no-such-token = Vous n’avez pas ce jeton de robot. Il a peut-être déjà été retiré.
no-such-seat-here = Cette place n’existe pas : la dernière porte le numéro { $last }, en comptant à partir de 0.
unknown-game-here = Ce jeu n’existe pas : choisissez parmi { $known }.
unknown-bot-here = Ce robot n’existe pas pour ce jeu : choisissez parmi { $known }.
unknown-language = Les textes existent en « en » et en « fr ».
game-without-cards = Ce jeu n’a pas de cartes à lui.
metrics-closed = Les mesures ne sont pas montrées ici.
nobody = Dites d’abord qui vous êtes : entrez comme invité ou connectez-vous.
token-unknown = Ce jeton de robot n’est pas connu ici, ou a été retiré. Créez-en un nouveau.
bot-token-needed = Seuls les robots entrent par cette porte : envoyez l’en-tête « Authorization » avec « Bearer » et un jeton de robot.
forbidden = Ce n’est pas à vous de le faire.
not-seated = Vous n’avez pas de place à cette table : asseyez-vous d’abord.

## Requêtes incompréhensibles

bad-request = La requête ne peut pas être comprise ({ $problem }). La description de l’API est à « /api/docs ».
bad-page = Ce n’est pas la fin d’une page de tables : omettez « before », ou envoyez ce que la page précédente a donné.
scenario-long = Un scénario joué ici a au plus { $most } étapes.
import-one = Envoyez une partie enregistrée ou un scénario, et un seul des deux.
too-large = C’est trop volumineux. Envoyez-en moins à la fois.
not-a-message = Ce n’est pas un message du protocole ({ $problem }).
fault = Quelque chose s’est mal passé dans le serveur. C’est noté ; réessayez dans un instant.
table-busy = Il se passe trop de choses à la fois à cette table. Rien n’a été fait ; réessayez.

## Robots

no-bots-here = Aucun robot ne réfléchit sur ce serveur : laissez les places à des personnes.
bot-cannot-think = Le robot « { $bot } » n’a pas de réponse.

## Connexions

closing-stopping = Le serveur s’arrête un instant. Reconnectez-vous : rien n’est perdu.
closing-too-slow = La connexion n’a pas suivi le rythme de la table. Reconnectez-vous : rien n’est perdu.
closing-too-large = Ce message était trop grand, et la connexion est fermée. Reconnectez-vous.
closing-silent = Rien n’est venu de vous depuis un moment, et la connexion est fermée. Reconnectez-vous : rien n’est perdu.
closing-unseated = Personne ne peut regarder cette table, et la partie a commencé.
line-slow = Votre connexion est lente (aller-retour { $trip } ms, gigue { $jitter } ms). Les courses continuent ; ce que la compensation ne couvre pas est perdu.

## Texte simple

plain-help = Tapez un coup, par exemple l’un de ceux qui sont listés. Ou : /sit [place], /start, /undo, /takeback, /agree, /refuse, /pause, /resume, /resign, /leave, /rematch, /say TEXTE, /why COUP, /look, /help.
plain-empty = Tapez un coup de 200 caractères au plus, ou /help.
plain-unknown = Cette commande n’existe pas : choisissez parmi { $known }.
plain-ambiguous = « { $given } » peut désigner plusieurs coups : { $moves }. Tapez-en un peu plus.
plain-allowed = Vous pouvez jouer cela.
plain-waiting = La partie n’a pas commencé. /sit prend une place, /start commence quand toutes sont prises.
plain-over = La partie est finie.
plain-moves =
    { $count ->
        [one] Votre seul coup : { $moves }
       *[other] Vos coups ({ $count }) : { $moves }
    }

## La page simple

page-title = Quintessence
page-what = Cinq jeux des éléments, entre personnes et avec des robots.
page-games = Les jeux
page-api = La description de l’API, avec des exemples
page-text = On peut aussi jouer en texte simple : ouvrez le WebSocket d’une table avec « ?form=text ».
docs-about = Chaque requête avec un exemple de ce qui est envoyé et de ce qui revient. Une table se joue par son WebSocket ; tous les refus ont la même forme.

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
