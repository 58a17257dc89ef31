/** The table that is open on this page: which game, and whether it is the reader's turn. */
class Turn {
  table = $state<string | null>(null);
  game = $state('');
  isMine = $state(false);

  /** Says what is open, until what is returned is called. */
  at(table: string, game: string, isMine: boolean): () => void {
    this.table = table;
    this.game = game;
    this.isMine = isMine;
    return () => {
      this.table = null;
      this.isMine = false;
    };
  }
}

export const turn = new Turn();
