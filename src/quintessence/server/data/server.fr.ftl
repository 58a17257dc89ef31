# Ce que dit le serveur de ses réglages, de sa base de données, des noms, des mots de passe et des limites.

## Réglages

setting-number = « { $name } » doit être un nombre de { $least } à { $most }, et non « { $given } ».
setting-word = « { $name } » doit valoir { $allowed }, et non « { $given } ».
setting-database = « { $given } » n’est pas une base de données. Donnez un fichier pour SQLite, ou postgresql://UTILISATEUR:MOT-DE-PASSE@HÔTE/NOM.
setting-address = « { $given } » n’est pas l’adresse d’un serveur. Écrivez par exemple https://jouer.example.org, sans rien après le nom.
setting-proxy = « { $given } » n’est pas un mandataire. Donnez son adresse ou son réseau, par exemple 127.0.0.1 ou 10.0.0.0/8.
workers-need-postgresql = SQLite n’accepte qu’un seul processus, et non { $workers }. Donnez une base PostgreSQL avec --database.
secret-short = QUINTESSENCE_SECRET doit compter au moins { $least } caractères.
secret-unreadable = Le secret dans { $path } est endommagé. Restaurez le fichier depuis une sauvegarde, ou supprimez-le : chacun devra alors se reconnecter.
data-folder = Le dossier de données { $path } est inutilisable ({ $problem }). Choisissez-en un autre avec --data.
address-in-use = Un autre programme utilise { $host }, port { $port }. Arrêtez-le, ou choisissez un autre port avec --port.
address-unusable = Le serveur ne peut pas écouter sur { $host }, port { $port } ({ $problem }).

## La base de données

database-served = Un autre serveur utilise déjà { $path }. Un fichier SQLite n’accepte qu’un seul serveur ; plusieurs processus demandent PostgreSQL.
database-unusable = La base de données { $path } est inutilisable : { $problem }.
database-unreachable = La base de données est injoignable : { $problem }
database-newer = Une version plus récente de Quintessence a écrit dans cette base de données. Mettez celle-ci à jour, ou restaurez une sauvegarde.
store-busy = Le serveur a trop de choses à enregistrer à la fois. Rien n’a été modifié. Réessayez dans un instant.
store-lost = La base de données ne répond pas. Regardez de nouveau la table avant de recommencer.

## Qui est qui

guest-name = Invité { $number }
name-length = Un nom doit compter de { $least } à { $most } caractères.
name-form = Un nom peut contenir des lettres et des chiffres, séparés par une espace, un trait d’union, un tiret bas, un point ou une apostrophe.
name-taken = Le nom « { $name } » appartient à un compte. Connectez-vous, ou choisissez un autre nom.
name-fixed = Le nom d’un compte ne peut pas être modifié.
password-length = Un mot de passe doit compter de { $least } à { $most } caractères.
password-wrong = Ce n’est pas votre mot de passe actuel.
log-in-wrong = Le nom ou le mot de passe est incorrect.
device-link-void = Ce lien n’est plus valable : il sert une seule fois, pendant dix minutes. Créez-en un nouveau dans le profil, sur votre autre appareil.
account-already = Vous êtes déjà connecté à un compte.
who-unknown = Le serveur ne vous connaît pas. Continuez en tant qu’invité, ou connectez-vous.
bot-owns-nothing = Un robot ne peut pas faire cela. Son propriétaire le peut.
too-many-tokens = Vous avez déjà { $most } jetons de robot, le maximum. Supprimez-en un d’abord.

## Ce qui reste dehors

busy = Le serveur est occupé. Réessayez dans un instant.
limit-reached =
    { $seconds ->
        [one] Trop de requêtes. Réessayez dans une seconde.
       *[other] Trop de requêtes. Réessayez dans { $seconds } secondes.
    }
host-unknown = Ce serveur ne répond pas au nom « { $host } ». La personne qui l’héberge peut ajouter ce nom avec --address.
origin-unknown = Une page de « { $origin } » ne peut pas jouer sur ce serveur. La personne qui l’héberge peut ajouter cette adresse avec --address.
body-large = C’est trop volumineux. La limite est de { $most } octets.
