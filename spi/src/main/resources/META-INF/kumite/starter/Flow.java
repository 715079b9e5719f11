package {package};

import games.kumite.api.Outcome;
import games.kumite.spi.Step;
import java.util.stream.IntStream;

/** The steps that run without a decision. */
enum Flow implements Step<Position> {
  DEAL {
    @Override
    public void run(Position position) {
      position.shuffle(position.definition.deck, "deck", 0); // {XX}-SET-01
      for (int card = 0; card < HAND * position.seats(); card++) {
        position.draw(card % position.seats());
      }
    }
  },
  NEXT_TURN {
    @Override
    public void run(Position position) {
      position.passTurn();
      if (position.cards().isEmpty(position.hand(position.player()))) { // {XX}-END-01
        int[] scores = IntStream.range(0, position.seats()).map(position::score).toArray();
        position.finish(Outcome.byScore(position.config().texts().text("outcome"), scores)); // {XX}-END-02
      } else {
        position.then(TakeTurn.TURN, NEXT_TURN);
      }
    }
  };

  private static final int HAND = 3; // {XX}-SET-02
}
