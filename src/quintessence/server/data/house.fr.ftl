# Ce que dit la maison : réglages, noms, mots de passe, limites. Les tables et les portes ont leurs propres fichiers.

## Réglages

setting-number = « { $name } » est un nombre de { $least } à { $most }, et non « { $given } ».
setting-word = « { $name } » vaut { $allowed }, et non « { $given } ».
setting-database = « { $given } » n’est pas une base de données : donnez un fichier pour SQLite, ou postgresql://UTILISATEUR:MOT-DE-PASSE@HÔTE/NOM.
setting-address = « { $given } » n’est pas l’adresse d’un serveur : écrivez-la comme https://jouer.example.org, sans rien après le nom.
setting-proxy = « { $given } » n’est pas un mandataire : donnez son adresse ou son réseau, comme 127.0.0.1 ou 10.0.0.0/8.
workers-need-postgresql = SQLite ne sert qu’un processus et { $workers } sont demandés : donnez une base PostgreSQL avec --database.
secret-short = QUINTESSENCE_SECRET doit compter au moins { $least } caractères.
secret-unreadable = Le secret dans { $path } est abîmé. Reprenez le fichier d’une sauvegarde, ou supprimez-le : chacun devra alors se reconnecter.
data-folder = Le dossier de données { $path } est inutilisable ({ $problem }). Nommez-en un autre avec --data.
address-in-use = { $host }, port { $port }, est pris par un autre programme : arrêtez-le, ou donnez un autre port avec --port.
address-unusable = Le serveur ne peut pas écouter sur { $host }, port { $port } ({ $problem }).

## La base de données

database-served = { $path } sert déjà à un autre serveur en marche. Un fichier SQLite ne sert qu’un serveur ; plusieurs processus demandent PostgreSQL.
database-unusable = La base de données { $path } est inutilisable : { $problem }.
database-unreachable = La base de données est hors d’atteinte : { $problem }
database-newer = Cette base de données vient d’une version plus récente de Quintessence. Mettez celle-ci à jour, ou restaurez une sauvegarde.
store-busy = Le serveur a plus à enregistrer qu’il ne peut en ce moment. Rien n’a été joué ; réessayez dans un instant.
store-lost = La base de données ne répond pas. Regardez de nouveau la table avant de refaire ce que vous avez fait.

## Qui est qui

guest-name = Invité { $number }
name-length = Un nom compte de { $least } à { $most } caractères.
name-form = Un nom est fait de lettres et de chiffres ; une espace, un trait d’union, un point ou une apostrophe peuvent les séparer.
name-taken = Le nom « { $name } » appartient à un compte. Connectez-vous, ou choisissez-en un autre.
name-fixed = Un compte garde son nom.
password-length = Un mot de passe compte de { $least } à { $most } caractères.
password-wrong = Ce n’est pas votre mot de passe.
log-in-wrong = Le nom ou le mot de passe est faux.
device-link-void = Ce lien n’est plus valable : il sert une seule fois, pendant dix minutes. Créez-en un nouveau sur l’autre appareil, dans son profil.
account-already = Vous êtes déjà connecté à un compte.
who-unknown = Le serveur ne sait pas qui vous êtes : commencez comme invité, ou connectez-vous.
bot-owns-nothing = Un robot ne peut pas créer de jetons ; son propriétaire le peut.
too-many-tokens = Personne n’a plus de { $most } jetons de robot : supprimez-en un d’abord.

## Ce qui reste dehors

busy = Le serveur est occupé. Réessayez dans un instant.
limit-reached =
    { $seconds ->
        [one] C’était trop à la fois. Attendez une seconde.
       *[other] C’était trop à la fois. Attendez { $seconds } secondes.
    }
host-unknown = Ce serveur ne répond pas au nom « { $host } ». La personne qui le tient peut ajouter ce nom avec --address.
origin-unknown = Une page de « { $origin } » ne peut pas jouer sur ce serveur. La personne qui le tient peut ajouter l’adresse avec --address.
body-large = C’est trop gros : { $most } octets au plus sont acceptés.
