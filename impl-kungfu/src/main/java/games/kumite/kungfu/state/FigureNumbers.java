package games.kumite.kungfu.state;

import games.kumite.api.Keys;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.geometry.Place;
import java.util.Arrays;

/**
 * The record of each figure: numbers in a row for each, and the conditions that it is in. Less than one row is replaced a decision.
 * Confined to one thread.
 */
abstract class FigureNumbers {

  static final int PROFILE = 0;
  static final int GANG = 1;
  static final int HOME = 2;
  static final int NUMBER = 3;
  static final int WOUNDS = 5;
  static final int FORM = 6;
  static final int BANK = 7;
  static final int GRAPPLER = 8;
  static final int CAUSER = 9;
  static final int HUMBLER = 10;
  static final int VEHICLE = 11;
  static final int SIDE = 12;
  static final int WALL_DIRECTION = 13;
  static final int SNARE = 14;
  static final int SNARED = 15;
  static final int LOST = 16; // two words, 16 bits for each form, as the next two
  static final int DEEDS = 18;
  static final int CARRIER = 19;
  static final int USED = 20;
  static final int BOOST = 21;
  static final int OFFERED = 22;
  static final int EXTRA_DICE = 23;
  static final int STRIPPED = 25;
  static final int QUALITY_LOST = 26;
  static final int COMBAT_LOST = 27;
  static final int WALL_MIDDLE = 28;
  static final int FOUND = 34;
  static final int JAMMED = 35;
  static final int BROKEN = 37;
  static final int BREATH = 39;
  static final int TREMBLING = 40;
  static final int RIDER = 41;
  static final int FORMER_GANG = 42;
  static final int FORESIGHT = 43;
  static final int LAID = 44;
  static final int SPENT = 45;
  static final int STRIDE = 46;
  /** The number of figures for which room is added, so that copies hold hardly more than there are. */
  static final int MORE_ROOM = 8;
  /** The numbers that name other figures. */
  static final int[] OTHERS = {GRAPPLER, CAUSER, HUMBLER, TREMBLING, RIDER, CARRIER};
  static final int NOBODY = Figures.NOBODY;

  private FigureRow[] rows;
  /** The conditions of each, a bit for each condition. */
  private long[] status;
  /** The sum of all that is recorded. */
  private long sum;

  FigureNumbers() {
    rows = new FigureRow[0];
    status = new long[0];
  }

  FigureNumbers(FigureNumbers other) {
    rows = other.rows.clone();
    status = other.status.clone();
    sum = other.sum;
  }

  /** Makes room for a number of figures. */
  void grow(int room) {
    int before = rows.length;
    rows = Arrays.copyOf(rows, room);
    Arrays.fill(rows, before, room, FigureRow.BLANK);
    status = Arrays.copyOf(status, room);
  }

  /** Returns a key of what is written about all figures. */
  long key() {
    return sum;
  }

  /** Erases the record of a figure. */
  void erase(int figure) {
    for (int field = 0; field < STRIDE; field++) {
      set(figure, field, 0);
    }
    status(figure, 0);
    for (int field : OTHERS) {
      set(figure, field, NOBODY);
    }
    set(figure, FORESIGHT, Foresight.BLIND);
  }

  final int get(int figure, int field) {
    return rows[figure].get(field);
  }

  final void set(int figure, int field, int value) {
    int before = get(figure, field);
    if (before != value) {
      rows[figure] = rows[figure].with(field, value);
      sum += Keys.delta(figure * STRIDE + field, before, value);
    }
  }

  final void status(int figure, long conditions) {
    long before = status[figure];
    if (before != conditions) {
      status[figure] = conditions;
      sum += Keys.delta(~figure, before, conditions);
    }
  }

  /** Returns the number of its profile. */
  public int profileNumber(int figure) {
    return get(figure, PROFILE);
  }

  /** Returns its gang now. */
  public int gang(int figure) {
    return get(figure, GANG);
  }

  /** Returns its gang at the beginning: its points stay there (KF-RUL-97). */
  public int home(int figure) {
    return get(figure, HOME);
  }

  /** Returns the side that it is on now; neutral figures are on a side of their own. */
  public int side(int figure) {
    return get(figure, SIDE);
  }

  /** Returns all that it is in, a bit for each condition. */
  public long conditions(int figure) {
    return status[figure];
  }

  /** Returns whether it is in a condition. */
  public boolean is(int figure, Condition condition) {
    return (status[figure] & condition.bit()) != 0;
  }

  /** Puts it into a condition. */
  public void inflict(int figure, Condition condition) {
    status(figure, status[figure] | condition.bit() | condition.grounds());
  }

  /** Takes it out of a condition. */
  public void cure(int figure, Condition condition) {
    status(figure, status[figure] & ~condition.bit());
  }

  /** Returns whether something that a Plot asks for has happened to it. */
  public boolean has(int figure, PlotDeed deed) {
    return (get(figure, DEEDS) & deed.bit()) != 0;
  }

  /** Notes that it has happened. */
  public void note(int figure, PlotDeed deed) {
    set(figure, DEEDS, get(figure, DEEDS) | deed.bit());
  }

  /** Forgets a deed. */
  public void forget(int figure, PlotDeed deed) {
    set(figure, DEEDS, get(figure, DEEDS) & ~deed.bit());
  }

  /** Returns the figure that carries it, {@link #NOBODY} if none does. */
  public int carrier(int figure) {
    return get(figure, CARRIER);
  }

  /** Sets who carries it. */
  public void carrier(int figure, int other) {
    set(figure, CARRIER, other);
  }

  /** Returns how many wounds it has (KF-CON-18b). */
  public int wounds(int figure) {
    return get(figure, WOUNDS);
  }

  /** Returns the piece of the car that it is in, if it is {@link Condition#INSIDE} of one. */
  public int vehicle(int figure) {
    return get(figure, VEHICLE);
  }

  /** Puts it into a car, a piece by its number. */
  public void board(int figure, int piece) {
    set(figure, VEHICLE, piece);
    inflict(figure, Condition.INSIDE);
  }

  /** Returns the piece of scenery that holds it, or in which it is, by its number; -1 for none. */
  public int snare(int figure) {
    return get(figure, SNARE) - 1;
  }

  /** Returns when that began, as the kind of the piece counts it: turns that are left, or the turn it was. */
  public int snared(int figure) {
    return get(figure, SNARED);
  }

  /** Returns whether it is down a manhole (KF-LOC-41). */
  public boolean isUnderground(int figure) {
    return is(figure, Condition.INSIDE) && snare(figure) >= 0;
  }

  /** Puts it down a manhole, a piece by its number, in some turn. */
  public void goDown(int figure, int piece, int turn) {
    snare(figure, piece, turn);
    set(figure, VEHICLE, -1);
    inflict(figure, Condition.INSIDE);
  }

  /** Records that a piece holds it; -1 for none. */
  public void snare(int figure, int piece, int count) {
    set(figure, SNARE, piece + 1);
    set(figure, SNARED, count);
  }

  /** Returns how many turns it has been under water (KF-RUL-141). */
  public int breath(int figure) {
    return get(figure, BREATH);
  }

  /** Sets how many turns it has been under water. */
  public void breath(int figure, int turns) {
    set(figure, BREATH, turns);
  }

  /** Returns whether it has lost a trait to a mystical challenge (KF-TAO-10b). */
  public boolean hasLost(int figure, Trait trait) {
    int stripped = get(figure, STRIPPED);
    return stripped != 0 && Trait.SPELLS.contains(trait) && (stripped >> Trait.SPELLS.indexOf(trait) & 1) != 0;
  }

  /** Takes one of {@link Trait#SPELLS} from it. */
  public void strip(int figure, Trait trait) {
    set(figure, STRIPPED, get(figure, STRIPPED) | 1 << Trait.SPELLS.indexOf(trait));
  }

  /** Takes 1 Q from it (KF-TAO-10c). */
  public void loseQuality(int figure) {
    set(figure, QUALITY_LOST, get(figure, QUALITY_LOST) + 1);
  }

  /** Takes 1 C from it (KF-TAO-10c). */
  public void loseCombat(int figure) {
    set(figure, COMBAT_LOST, get(figure, COMBAT_LOST) + 1);
  }

  /** Returns the possessor whose spirit it is, or runs it (KF-TRT-55), {@link #NOBODY} if there is none. */
  public int rider(int figure) {
    return get(figure, RIDER);
  }

  /** Sets whose spirit it is, or runs it. */
  public void rider(int figure, int possessor) {
    set(figure, RIDER, possessor);
  }

  /** Returns the gang of a possessed figure before it was possessed. */
  public int formerGang(int figure) {
    return get(figure, FORMER_GANG);
  }

  /** Sets whose a possessed figure was before. */
  public void formerGang(int figure, int gang) {
    set(figure, FORMER_GANG, gang);
  }

  /** Returns the middle of the wall of water that it has called (KF-RUL-117). */
  public long wallMiddle(int figure) {
    int middle = get(figure, WALL_MIDDLE);
    return Place.of(middle & 0xFFFF, middle >>> 16, 0);
  }

  /** Returns the direction of its wall of water. */
  public int wallDirection(int figure) {
    return get(figure, WALL_DIRECTION);
  }

  /** Records that a wall of water that it has called rises. */
  public void raiseWall(int figure, long middle, int direction) {
    set(figure, WALL_MIDDLE, Place.x(middle) | Place.y(middle) << 16);
    set(figure, WALL_DIRECTION, direction);
    inflict(figure, Condition.WATER_WALL);
  }

  /** Raises its C until the turn ends (KF-TRT-16b). */
  public void boost(int figure, int bonus) {
    set(figure, BOOST, bonus);
  }

  /** Returns the amount that raises its C until the turn ends. */
  public int boost(int figure) {
    return get(figure, BOOST);
  }

  /** Returns whether it has used something in this turn of what is used once a turn. */
  public boolean hasUsed(int figure, OncePerTurn once) {
    return (get(figure, USED) & once.bit()) != 0;
  }

  /** Records that it has used an ability. */
  public void use(int figure, OncePerTurn once) {
    set(figure, USED, get(figure, USED) | once.bit());
  }

  /** Returns the additional dice of a Sacrifice that it may roll now (KF-TRT-59a). */
  public int extraDice(int figure) {
    return get(figure, EXTRA_DICE);
  }

  /** Spends the additional dice: they are rolled, or lost. */
  public void spendExtraDice(int figure) {
    set(figure, EXTRA_DICE, 0);
  }

  /** Records that a Sacrifice gives it a die for its next turn (KF-TRT-59a). */
  public void offerDie(int figure) {
    set(figure, OFFERED, get(figure, OFFERED) + 1);
  }

  /** Returns the additional dice that it has for its next turn. */
  public int offeredDice(int figure) {
    return get(figure, OFFERED);
  }

  /** Returns the figure that has planted vibrations in it (KF-TRT-57c), {@link #NOBODY} if none has. */
  public int trembling(int figure) {
    return get(figure, TREMBLING);
  }

  /** Records that a figure plants vibrations in it, or {@link #NOBODY}: they are gone. */
  public void tremble(int figure, int other) {
    set(figure, TREMBLING, other);
  }

  /** Returns its form, 0 for its own (KF-TRT-60). */
  public int form(int figure) {
    return get(figure, FORM);
  }

  /** Returns its banked dice (KF-ACT-33). */
  public int bank(int figure) {
    return get(figure, BANK);
  }

  /** Sets its banked dice. */
  public void bank(int figure, int dice) {
    set(figure, BANK, dice);
  }

  /** Returns the figure that holds it in a grapple, {@link #NOBODY} if none does. */
  public int grappler(int figure) {
    return get(figure, GRAPPLER);
  }

  /** Sets who holds it: the questioning by another figure is over (KF-RUL-163). */
  public void grappler(int figure, int holder) {
    if (holder != grappler(figure)) {
      forget(figure, PlotDeed.QUESTIONED);
    }
    set(figure, GRAPPLER, holder);
  }

  /** Returns the figure that has Transfixed it (KF-TRT-73c), {@link #NOBODY} if none has. */
  public int causer(int figure) {
    return get(figure, CAUSER);
  }

  /** Sets who has Transfixed it. */
  public void causer(int figure, int other) {
    set(figure, CAUSER, other);
  }

  /** Returns the figure that has Humbled it (KF-CON-17), {@link #NOBODY} if none has. */
  public int humbler(int figure) {
    return get(figure, HUMBLER);
  }

  /** Sets who has Humbled it. */
  public void humbler(int figure, int other) {
    set(figure, HUMBLER, other);
  }
}
