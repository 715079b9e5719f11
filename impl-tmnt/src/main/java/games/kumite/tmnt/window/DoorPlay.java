package games.kumite.tmnt.window;

import games.kumite.tmnt.state.Face;
import games.kumite.tmnt.state.Party;

/** Playing a card that was turned up at the door, without taking it into the hand. */
public final class DoorPlay {

  private DoorPlay() {}

  /** Whether a card of that kind can be played at once (MT-PHS-06). */
  public static boolean isLegal(Party party, int seat, Face face) {
    return switch (face.type) {
      case STANCE, ALLY, ITEM, ONE_SHOT -> true; // an Item may be among the Doors (MT-RUL-06)
      case KATA -> Menu.mayPlayKata(party, seat, face);
      case SPECIAL -> Menu.isPlayable(party, seat, face);
      default -> false; // MT-RUL-22
    };
  }

  /** Plays it. */
  public static void play(Party party, int seat, int token) {
    Performing.play(party, seat, token, Priority.ARRANGE);
  }
}
