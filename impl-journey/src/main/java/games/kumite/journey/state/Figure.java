package games.kumite.journey.state;

import games.kumite.journey.map.Ray;
import games.kumite.spi.marks.Immutable;
import java.util.List;

/** The fixed properties of a miniature of the box. Immutable. */
@Immutable
public final class Figure {

  /** The number among all. */
  public final int index;
  /** The pilgrim, or -1 for a demon. */
  public final int pilgrim;
  /** The type of demon, or -1 for a pilgrim. */
  public final int type;
  /** The id on the table, without its kind. */
  public final String name;
  /** The display name. */
  public final String label;
  /** The number of the shape of its base. */
  public final int shape;
  /** MV. */
  public final int move;
  /** The range icon. */
  public final List<Ray> icon;

  Figure(int index, int pilgrim, int type, String name, String label, int shape, int move, List<Ray> icon) {
    this.index = index;
    this.pilgrim = pilgrim;
    this.type = type;
    this.name = name;
    this.label = label;
    this.shape = shape;
    this.move = move;
    this.icon = icon;
  }

  /** Returns whether it is a pilgrim. */
  public boolean isPilgrim() {
    return pilgrim >= 0;
  }

  /** Returns the id on the table. */
  public String id() {
    return "figure:" + name;
  }
}
