package games.kumite.kungfu.prop;

import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Num;
import games.kumite.spi.EventType;
import games.kumite.spi.Refusal;
import games.kumite.spi.Step;
import org.jspecify.annotations.Nullable;

/** Incense, whose fumes fill the whole place (KF-LOC-32). */
public enum Incense implements Step<Fight> {
  /** Outdoors a die for it at the end of every player's turn: on a 6 it is gone (KF-LOC-32b, KF-RUL-165). */
  AT_END_OF_TURN {
    @Override
    public void run(Fight fight) {
      if (fight.board().isIndoors() || burning(fight) < 0) {
        return;
      }
      if (fight.roll("incense", fight.seat(fight.get(Num.ACTIVE)), SIDES) == SIDES) {
        for (int piece = burning(fight); piece >= 0; piece = burning(fight)) {
          fight.wear(piece, GONE);
        }
        fight.tell(BLOWN_AWAY);
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
      EventType.of("incense-breathed", "KF-LOC-32a").named("figure", Figures::id).number("chi");

  /** Returns the first censer that still burns, -1 for none. */
  static int burning(Fight fight) {
    Board board = fight.board();
    for (int piece = 0; piece < board.pieces() && board.mayHave(Flag.INCENSE.bit()); piece++) {
      if (board.isThere(piece) && board.piece(piece).is(Flag.INCENSE) && fight.wear(piece) != GONE) {
        return piece;
      }
    }
    return -1;
  }

  static @Nullable Refusal refusal(Fight fight, int figure) {
    Figures figures = fight.figures();
    int gang = figures.gang(figure);
    if (!figures.profile(figure).isProtagonist() || gang == Figures.NEUTRAL) {
      return NO_PROTAGONIST;
    }
    return Able.isFighting(fight.board(), figures, figure) ? FIGHTING
        : fight.gang(gang, Num.CHI) < fight.gang(gang, Num.CHI_LEVEL) ? null : FULL;
  }

  static void breathe(Fight fight, int figure) {
    int gang = fight.figures().gang(figure);
    fight.gang(gang, Num.CHI, fight.gang(gang, Num.CHI) + 1);
    fight.tell(BREATHED, fight.figures().code(figure), fight.gang(gang, Num.CHI));
  }
}
