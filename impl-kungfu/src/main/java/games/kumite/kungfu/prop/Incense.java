package games.kumite.kungfu.prop;

import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.EventType;
import games.kumite.spi.Refusal;
import games.kumite.spi.Step;
import org.jspecify.annotations.Nullable;

/** Incense, whose fumes fill the whole place (KF-LOC-32). */
public enum Incense implements Step<GameState> {
  /** Outdoors a die for it at the end of every player's turn: on a 6 it is gone (KF-LOC-32b, KF-RUL-165). */
  AT_END_OF_TURN {
    @Override
    public void run(GameState state) {
      if (state.board().isIndoors() || burning(state) < 0) {
        return;
      }
      if (state.roll("incense", state.seat(state.get(Counters.ACTIVE)), SIDES) == SIDES) {
        for (int piece = burning(state); piece >= 0; piece = burning(state)) {
          state.wear(piece, GONE);
        }
        state.emit(BLOWN_AWAY);
      }
    }
  };

  private static final int SIDES = 6;
  private static final int GONE = 1;
  private static final Refusal NO_PROTAGONIST = new Refusal("KF-LOC-32a", "protagonists-only");
  private static final Refusal FIGHTING = new Refusal("KF-LOC-32a", "enemy-in-contact");
  private static final Refusal FULL = new Refusal("KF-ACT-35", "chi-full");
  private static final EventType BLOWN_AWAY = EventType.of("incense-gone", "KF-LOC-32b");
  private static final EventType BREATHED =
      EventType.of("incense-breathed", "KF-LOC-32a").word("figure", Figures::id).number("chi");

  /** Returns the first censer that still burns, -1 for none. */
  static int burning(GameState state) {
    Board board = state.board();
    for (int piece = 0; piece < board.pieces() && board.mayHave(Flag.INCENSE.bit()); piece++) {
      if (board.isThere(piece) && board.piece(piece).is(Flag.INCENSE) && state.wear(piece) != GONE) {
        return piece;
      }
    }
    return -1;
  }

  static @Nullable Refusal refusal(GameState state, int figure) {
    Figures figures = state.figures();
    int gang = figures.gang(figure);
    if (!figures.profile(figure).isProtagonist() || gang == Figures.NEUTRAL) {
      return NO_PROTAGONIST;
    }
    return Capabilities.isFighting(state.board(), figures, figure) ? FIGHTING
        : state.gang(gang, Counters.CHI) < state.gang(gang, Counters.CHI_LEVEL) ? null : FULL;
  }

  static void breathe(GameState state, int figure) {
    int gang = state.figures().gang(figure);
    state.gang(gang, Counters.CHI, state.gang(gang, Counters.CHI) + 1);
    state.emit(BREATHED, state.figures().code(figure), state.gang(gang, Counters.CHI));
  }
}
