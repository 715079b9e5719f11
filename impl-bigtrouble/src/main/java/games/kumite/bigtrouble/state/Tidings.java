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

  private final EventType spawned;
  private final EventType lairSpawned;

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
    spawned = spawned(content, chinatown);
    lairSpawned = spawned(content, lair);
  }

  /** A minion appears on the board that is played on: enemy, space. */
  public EventType spawned(Trouble trouble) {
    return trouble.get(Num.ACT) == 1 ? spawned : lairSpawned;
  }

  private static EventType placed(Board board) {
    return EventType.of("crate-placed", "BT-SET-28").named("space", index -> "space:" + board.name(index));
  }

  private static EventType spawned(Content content, Board board) {
    return EventType.of("spawned", "BT-BTC-05").named("who", enemy -> figure(content, enemy))
        .named("space", space -> "space:" + board.name(space));
  }

  /** The id of an enemy's figure on the table. */
  public static String figure(Content content, int enemy) {
    if (!Enemy.isBoss(enemy)) {
      return "figure:" + content.minions().get(Enemy.type(enemy)).id() + "-" + Enemy.figure(enemy);
    }
    int boss = Enemy.bossOf(enemy);
    return "figure:" + (boss == content.bosses().size() ? "lo-pan" : content.bosses().get(boss).entry().id());
  }
}
