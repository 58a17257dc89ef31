EN-1 = On your turn you take one of the two envelopes.
    .refusal = there are only two envelopes: left and right
EN-2 = Seats take turns.
    .refusal = it is the other seat's turn
