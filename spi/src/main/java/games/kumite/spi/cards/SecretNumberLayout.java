package games.kumite.spi.cards;

import games.kumite.spi.features.Featured;
import games.kumite.spi.features.Features;
import games.kumite.spi.marks.Immutable;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The secret numbers of a match, declared once and shared by all copies. Immutable. */
@Immutable
public final class SecretNumberLayout extends Featured<SecretNumbers> {

  private static final int MAX_SEATS = 14;

  private final int seats;
  private final List<SecretNumber> cells;
  private final int[] alike;
  private final long[] lanes;
  private final int[] ofOwner;

  private SecretNumberLayout(Builder builder) {
    seats = builder.seats;
    cells = List.copyOf(builder.cells);
    alike = builder.alike.stream().mapToInt(Integer::intValue).toArray();
    ofOwner = cells.stream().mapToInt(cell -> (int) cells.stream().filter(
        other -> other.owner() == cell.owner() && other.index() < alike[cell.index()]).count()).toArray();
    lanes = cells.stream().mapToLong(cell -> CardLayout.lane(cell.owner(), cell.seers(), seats)).toArray();
  }

  /** A builder of a layout. Confined to one thread. */
  public static final class Builder {

    private final int seats;
    private final List<SecretNumber> cells = new ArrayList<>();
    private final List<Integer> alike = new ArrayList<>();

    private Builder(int seats) {
      this.seats = seats;
    }

    /**
     * Declares a cell.
     *
     * @param name its name, unique in the layout
     * @param sides the number of values it may hold, at least 1
     * @param owner the index of the seat it belongs to, {@link Zone#UNOWNED} for none
     * @param seers a bit for each viewer who sees its content
     * @return the cell
     * @throws IllegalArgumentException if there is a cell of that name, a viewer or the owner does not exist, or there
     *     are no sides
     */
    public SecretNumber cell(String name, int sides, int owner, int seers) {
      if (cells.stream().anyMatch(cell -> cell.name().equals(name))) {
        throw new IllegalArgumentException("there are two cells " + name);
      }
      if (sides < 1) {
        throw new IllegalArgumentException("cell " + name + " must have at least 1 side, had " + sides);
      }
      if ((seers & ~CardLayout.allViewers(seats)) != 0) {
        throw new IllegalArgumentException("cell " + name + " is seen by an observer who does not exist: "
            + Integer.toBinaryString(seers) + " with " + seats + " seats");
      }
      if (owner < Zone.UNOWNED || owner >= seats) {
        throw new IllegalArgumentException("cell " + name + " belongs to seat index " + owner + " of " + seats);
      }
      SecretNumber cell = new SecretNumber(cells.size(), name, sides, owner, seers);
      cells.add(cell);
      alike.add(cell.index());
      return cell;
    }

    /**
     * Declares several interchangeable cells, such as the places of the dice under one cup.
     *
     * @param name the beginning of their names: {@code cup} gives {@code cup-1}, {@code cup-2}...
     * @param count the number of cells
     * @param sides the number of values each may hold, at least 1
     * @param owner the index of the seat they belong to, {@link Zone#UNOWNED} for none
     * @param sight the viewers who see their content
     * @return the cells, an immutable list
     * @throws IllegalArgumentException as {@link #cell(String, int, int, Visibility)} does
     */
    public List<SecretNumber> interchangeable(String name, int count, int sides, int owner, Visibility sight) {
      int first = cells.size();
      for (int i = 1; i <= count; i++) {
        cell(name + "-" + i, sides, owner, sight);
        alike.set(cells.size() - 1, first);
      }
      return List.copyOf(cells.subList(first, first + count));
    }

    /**
     * Declares a cell whose viewers follow from its owner.
     *
     * @param name its name, unique in the layout
     * @param sides the number of values it may hold, at least 1
     * @param owner the index of the seat it belongs to, {@link Zone#UNOWNED} for none
     * @param sight the viewers who see its content
     * @return the cell
     * @throws IllegalArgumentException as {@link #cell(String, int, int, int)} does, and if only an owner would see the
     *     content of a cell without an owner
     */
    public SecretNumber cell(String name, int sides, int owner, Visibility sight) {
      return cell(name, sides, owner, sight.seers(seats, owner));
    }

    /**
     * Returns the layout.
     *
     * @return the layout
     */
    public SecretNumberLayout build() {
      return new SecretNumberLayout(this);
    }
  }

  /**
   * Returns a builder of a layout.
   *
   * @param seats the number of seats, 1 to 14
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
   * Returns whether another layout is equivalent to this one.
   *
   * @param other a layout of the same game
   * @return true if it has equal cells
   */
  public boolean isEquivalentTo(SecretNumberLayout other) {
    return this == other || cells.equals(other.cells);
  }

  /**
   * Returns the number of seats.
   *
   * @return the number
   */
  int seats() {
    return seats;
  }

  /**
   * Returns the cells.
   *
   * @return an immutable list by index
   */
  public List<SecretNumber> cells() {
    return cells;
  }

  @Override
  protected Features<SecretNumbers> features(@Nullable Features<?> cards) {
    return new CellFeatures(this);
  }

  /** Returns the index of the first of the cells that are interchangeable with a cell. */
  int alike(int cell) {
    return alike[cell];
  }

  /**
   * Returns a number for a cell and those interchangeable with it that is the same for every seat looking at the
   * corresponding cell of its own.
   */
  int seenFrom(int cell, int viewer) {
    return cells.get(cell).owner() == viewer ? ofOwner[cell] : cells.size() + alike[cell];
  }

  /** Returns the amount added to the counters of {@link HiddenPart#handChangeCounters} when a cell changes. */
  long lane(int cell) {
    return lanes[cell];
  }
}
