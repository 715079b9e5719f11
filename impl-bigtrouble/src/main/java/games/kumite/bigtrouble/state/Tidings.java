package games.kumite.bigtrouble.state;

import games.kumite.bigtrouble.content.Content;
import games.kumite.spi.EventType;
import games.kumite.spi.Shared;

/** The events that name content by an index. Immutable. */
@Shared
public final class Tidings {

  /** A player takes a hero: seat, hero. */
  public final EventType hero;
  /** A hero gains an upgrade card: seat, upgrade. */
  public final EventType upgrade;
  /** A hero flips an upgrade card: seat, upgrade. */
  public final EventType flip;
  /** A type of minion is hard: type. */
  public final EventType hard;
  /** A fate die is rolled: number of the die, face. */
  public final EventType fate;
  /** A crate token is placed in Chinatown: space. */
  public final EventType crate;
  /** A crate token is placed in the lair: space. */
  public final EventType lairCrate;

  Tidings(Content content, Board chinatown, Board lair) {
    hero = EventType.of("hero", "BT-SET-09").seat("who")
        .named("hero", index -> "figure:" + content.heroes().get(index).entry().id());
    upgrade = EventType.of("upgrade", "BT-UPG-04").seat("who")
        .named("upgrade", index -> "card:" + content.upgrades().get(index).id());
    flip = EventType.of("flip", "BT-UPG-13").seat("who")
        .named("upgrade", index -> "card:" + content.upgrades().get(index).id());
    hard = EventType.of("hard", "BT-SET-30").named("minion", index -> content.minions().get(index).id());
    fate = EventType.of("fate-rolled", "BT-SET-05").number("die").named("face", index ->
        content.dice().fate().get(index).name().toLowerCase(java.util.Locale.ROOT).replace('_', '-'));
    crate = placed(chinatown);
    lairCrate = placed(lair);
  }

  private static EventType placed(Board board) {
    return EventType.of("crate-placed", "BT-SET-28").named("space", index -> "space:" + board.name(index));
  }
}
