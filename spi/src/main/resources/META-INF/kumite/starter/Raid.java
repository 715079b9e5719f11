package {package};

import games.kumite.spi.EventType;
import games.kumite.spi.Script;

/**
 * The progress of a raid. The locals of a script are public and never change.
 *
 * @param by the raider's seat
 * @param on the seat whose hoard is raided
 * @param roll the roll, 0 before it
 */
record Raid(int by, int on, int roll) {

  private static final int SIDES = 6; // {XX}-RAID-02
  private static final int SUCCESS = 4; // {XX}-RAID-02
  private static final EventType RAIDED = EventType.of("raided", "{XX}-RAID-02").seat("by").seat("on").card("card");
  private static final EventType FAILED = EventType.of("failed", "{XX}-RAID-02").seat("by").seat("on");

  static final Script<Position, Raid> RAID = Script.<Position, Raid>of("raid")
      .update((position, raid) -> new Raid(raid.by, raid.on, position.roll("raid", raid.by, SIDES)))
      .when((position, raid) -> raid.roll >= SUCCESS, then -> then
          .act(Raid::succeed), otherwise -> otherwise
          .act((position, raid) -> position.emit(FAILED, raid.by, raid.on)))
      .build();

  private static void succeed(Position position, Raid raid) {
    int card = position.top(position.hoard(raid.on));
    position.emit(RAIDED, raid.by, raid.on, card);
    position.move(card, position.hoard(raid.by));
  }
}
