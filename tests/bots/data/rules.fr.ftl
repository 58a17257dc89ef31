EN-1 = À son tour, on prend une des deux enveloppes.
    .refusal = il n’y a que deux enveloppes : gauche et droite
EN-2 = On joue à tour de rôle.
    .refusal = c’est le tour de l’autre place
