package games.kumite.journey.state;

import games.kumite.spi.marks.Immutable;
import java.util.Locale;

/** The fixed properties of a token of a quest. Immutable. */
@Immutable
public final class QuestToken {

  /** The kind of a token, in the order of their numbers. */
  public enum Kind { GATE, SUTRA, VILLAGER, WELL, BOX, DOOR }

  /** The number among all of the quest. */
  public final int index;
  /** The kind. */
  public final Kind kind;
  /** The id in the quest: {@code G1}; for tokens without one, their number. */
  public final String id;
  /** The id on the table, without its kind: {@code gate-G1}, {@code sutra-2}. */
  public final String name;
  /** The initial square. */
  public final int square;
  /** The other square of a door, else -1. */
  public final int second;
  /** The initial status: for a gate one of {@link Gate}, else 1 for lying there (a door: closed, 0 if it is open from the start). */
  public final int status;

  QuestToken(int index, Kind kind, String id, int square, int second, int status) {
    this.index = index;
    this.kind = kind;
    this.id = id;
    this.name = kind.name().toLowerCase(Locale.ROOT) + "-" + id;
    this.square = square;
    this.second = second;
    this.status = status;
  }

  /** The status of a gate (JW-GAT-01). */
  public enum Gate { INACTIVE, ACTIVE, CLOSED }
}
