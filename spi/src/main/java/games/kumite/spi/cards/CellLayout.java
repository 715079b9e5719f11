package games.kumite.spi.cards;

import games.kumite.spi.marks.Shared;
import java.util.ArrayList;
import java.util.List;

/** Which secret numbers a match has: declared once, shared by all copies. Immutable. */
@Shared
public final class CellLayout {

  private static final int MAX_SEATS = 14;

  private final int seats;
  private final List<Cell> cells;

  private CellLayout(Builder builder) {
    seats = builder.seats;
    cells = List.copyOf(builder.cells);
  }

  /** Puts a layout together. Used by one thread. */
  public static final class Builder {

    private final int seats;
    private final List<Cell> cells = new ArrayList<>();

    private Builder(int seats) {
      this.seats = seats;
    }

    /**
     * Declares a cell.
     *
     * @param name its name, unique in the layout
     * @param sides how many numbers it may hold, at least 1
     * @param owner the index of the seat it belongs to, {@link Zone#NOBODY} for nobody's
     * @param seers a bit for each observer who sees what is in it
     * @return the cell
     * @throws IllegalArgumentException if there is a cell of that name, an observer or the owner does not
     *     exist, or there are no sides
     */
    public Cell cell(String name, int sides, int owner, int seers) {
      if (cells.stream().anyMatch(cell -> cell.name().equals(name))) {
        throw new IllegalArgumentException("there are two cells " + name);
      }
      if (sides < 1) {
        throw new IllegalArgumentException("cell " + name + " must have at least 1 side, had " + sides);
      }
      if ((seers & ~CardLayout.everybody(seats)) != 0) {
        throw new IllegalArgumentException("cell " + name + " is seen by an observer who does not exist: "
            + Integer.toBinaryString(seers) + " with " + seats + " seats");
      }
      if (owner < Zone.NOBODY || owner >= seats) {
        throw new IllegalArgumentException("cell " + name + " belongs to seat index " + owner + " of " + seats);
      }
      Cell cell = new Cell(cells.size(), name, sides, owner, seers);
      cells.add(cell);
      return cell;
    }

    /**
     * Declares a cell whose seers follow from its owner.
     *
     * @param name its name, unique in the layout
     * @param sides how many numbers it may hold, at least 1
     * @param owner the index of the seat it belongs to, {@link Zone#NOBODY} for nobody's
     * @param sight who sees what is in it
     * @return the cell
     * @throws IllegalArgumentException as {@link #cell(String, int, int, int)} does, and if only an owner
     *     would see what is in a cell of nobody's
     */
    public Cell cell(String name, int sides, int owner, Sight sight) {
      return cell(name, sides, owner, sight.seers(seats, owner));
    }

    /**
     * The layout.
     *
     * @return the layout
     */
    public CellLayout build() {
      return new CellLayout(this);
    }
  }

  /**
   * Begins a layout.
   *
   * @param seats how many seats the match has, 1 to 14
   * @return a builder
   * @throws IllegalArgumentException if there are more or fewer seats
   */
  public static Builder forSeats(int seats) {
    if (seats < 1 || seats > MAX_SEATS) {
      throw new IllegalArgumentException("seats must be 1.." + MAX_SEATS + ", was " + seats);
    }
    return new Builder(seats);
  }

  /**
   * Whether another layout means the same.
   *
   * @param other a layout of the same game
   * @return true if it has equal cells
   */
  public boolean isLike(CellLayout other) {
    return this == other || cells.equals(other.cells);
  }

  /**
   * How many seats the match has.
   *
   * @return the number
   */
  public int seats() {
    return seats;
  }

  /**
   * The cells.
   *
   * @return an immutable list by index
   */
  public List<Cell> cells() {
    return cells;
  }
}
