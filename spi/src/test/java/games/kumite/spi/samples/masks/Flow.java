package games.kumite.spi.samples.masks;

import games.kumite.spi.Step;

/** The steps that nobody decides. */
enum Flow implements Step<Court> {
  DEAL {
    @Override
    public void run(Court court) { // MA-01
      court.shuffle(court.board.deck, "deck", 0);
      for (int seat = 0; seat < court.board.seats; seat++) {
        court.draw(seat);
        court.draw(seat);
        court.roll(court.cups, court.board.cups.get(seat), "cup");
      }
    }
  },
  NEXT_TURN {
    @Override
    public void run(Court court) { // MA-02, MA-08
      court.endIfOver();
      if (court.turns() < Court.MAX_TURNS) {
        court.passTurn();
        court.then(TakeTurn.TURN, Part.TURN, NEXT_TURN);
      }
    }
  }
}
