package games.kumite.kungfu.state;

import games.kumite.kungfu.content.Profile;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.content.Traits;
import games.kumite.kungfu.content.Weapon;
import games.kumite.kungfu.geometry.Bodies;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Size;
import java.util.Arrays;
import java.util.List;

/** All figures of a match by their numbers: where they are and what they are in. Confined to one thread. */
public final class Figures implements Bodies {

  /** The beginning of a figure's id. */
  public static final String KIND = "figure:";
  /** Nobody's figure. */
  public static final int NEUTRAL = -1;
  /** No figure. */
  public static final int NOBODY = -1;

  private static final String[][] NAMES = names();
  private static final int PROFILE = 0;
  private static final int GANG = 1;
  private static final int HOME = 2;
  private static final int NUMBER = 3;
  private static final int WOUNDS = 5;
  private static final int FORM = 6;
  private static final int BANK = 7;
  private static final int GRAPPLER = 8;
  private static final int CAUSER = 9;
  private static final int HUMBLER = 10;
  private static final int SIDE = 12;
  private static final int LOST = 16; // two words, 16 bits for each form, as the next two
  private static final int DEEDS = 18;
  private static final int CARRIER = 19;
  private static final int USED = 20;
  private static final int BOOST = 21;
  private static final int OFFERED = 22;
  private static final int EXTRA_DICE = 23;
  private static final int AWING = 24;
  private static final int STRIPPED = 25;
  private static final int QUALITY_LOST = 26;
  private static final int COMBAT_LOST = 27;
  private static final int WALL_MIDDLE = 28;
  private static final int WALL_DIRECTION = 13;
  private static final int FOUND = 34;
  private static final int JAMMED = 35;
  private static final int BROKEN = 37;
  private static final int BREATH = 39;
  private static final int TREMBLING = 40;
  private static final int RIDER = 41;
  private static final int FORMER_GANG = 42;
  private static final int VEHICLE = 11;
  private static final int IN_BIN = -2;
  private static final int SNARE = 14;
  private static final int SNARED = 15;
  private static final int FORESIGHT = 43;
  private static final int LAID = 44;
  private static final int SPENT = 45;
  private static final int STRIDE = 46;
  /** The foresight of who has not divined (KF-TRT-43a). */
  public static final int BLIND = NOBODY;
  private static final int LAID_BITS = 3;
  private static final int LAID_DIE = (1 << LAID_BITS) - 1;
  private static final int[] OTHERS = {GRAPPLER, CAUSER, HUMBLER, AWING, TREMBLING, RIDER, CARRIER};
  private static final int BITS_OF_FORM = 16;
  private static final int MIN_ROOM = 32;
  static final int MAX_OF_A_GANG = 1000;
  private static final Weapon[] WEAPONS = Weapon.values();
  private static final long NO_BODY =
      Condition.KNOCKED_OUT.bit() | Condition.DEAD.bit() | Condition.GONE.bit() | Condition.CLIFFHANGING.bit()
          | Condition.HUSK.bit() | Condition.INSIDE.bit();

  private final Terms terms;
  private final Parties parties;
  private final Pairs pairs;
  private long[] places;
  private int[] data;
  private long[] status;
  private Size[] sizes;
  private int count;
  private Traits traits = new Traits(List.of());

  Figures(Terms terms, Parties parties) {
    this.terms = terms;
    this.parties = parties;
    pairs = new Pairs(MIN_ROOM);
    places = new long[MIN_ROOM];
    data = new int[MIN_ROOM * STRIDE];
    status = new long[MIN_ROOM];
    sizes = new Size[MIN_ROOM];
  }

  Figures(Figures other) {
    terms = other.terms;
    parties = other.parties;
    pairs = new Pairs(other.pairs);
    places = other.places.clone();
    data = other.data.clone();
    status = other.status.clone();
    sizes = other.sizes.clone();
    count = other.count;
    traits = other.traits;
  }

  /**
   * Adds a figure that is not on the table yet.
   *
   * @param profile its profile
   * @param gang whose it is, {@link #NEUTRAL} for nobody's
   * @return its number
   */
  public int add(int profile, int gang) {
    if (count == places.length) {
      places = Arrays.copyOf(places, 2 * count);
      data = Arrays.copyOf(data, 2 * count * STRIDE);
      status = Arrays.copyOf(status, 2 * count);
      sizes = Arrays.copyOf(sizes, 2 * count);
      pairs.grow(2 * count);
    }
    int figure = count++;
    clear(figure);
    set(figure, PROFILE, profile);
    sizes[figure] = terms.profile(profile).size(0);
    join(figure, gang);
    set(figure, HOME, gang);
    traits = traits.and(terms.profile(profile).all());
    int number = 0;
    for (int i = 0; i <= figure; i++) {
      number += home(i) == gang ? 1 : 0;
    }
    set(figure, NUMBER, number);
    return figure;
  }

  /** A figure that was destroyed is as it was when it was added: nobody remembers it. */
  public void renew(int figure) {
    int profile = get(figure, PROFILE);
    int gang = home(figure);
    int number = get(figure, NUMBER);
    clear(figure);
    set(figure, PROFILE, profile);
    set(figure, HOME, gang);
    set(figure, NUMBER, number);
    join(figure, gang);
    sizes[figure] = terms.profile(profile).size(0);
    pairs.forget(figure, count);
    for (int other = 0; other < count; other++) {
      for (int field : OTHERS) {
        if (get(other, field) == figure) {
          set(other, field, NOBODY);
        }
      }
    }
  }

  /** Fresh, and off the table. */
  private void clear(int figure) {
    Arrays.fill(data, figure * STRIDE, (figure + 1) * STRIDE, 0);
    status[figure] = 0;
    places[figure] = Place.NOWHERE;
    for (int field : OTHERS) {
      set(figure, field, NOBODY);
    }
    set(figure, FORESIGHT, BLIND);
  }

  private int get(int figure, int field) {
    return data[figure * STRIDE + field];
  }

  private void set(int figure, int field, int value) {
    data[figure * STRIDE + field] = value;
  }

  /** The bits of its form, one for each place of a weapon (KF-RUL-74: every form has weapons of its own). */
  private int bits(int figure, int field) {
    int form = form(figure);
    return get(figure, field + form / 2) >>> form % 2 * BITS_OF_FORM & (1 << BITS_OF_FORM) - 1;
  }

  private void setBits(int figure, int field, int bits) {
    int form = form(figure);
    int shift = form % 2 * BITS_OF_FORM;
    int others = get(figure, field + form / 2) & ~((1 << BITS_OF_FORM) - 1 << shift);
    set(figure, field + form / 2, others | bits << shift);
  }

  @Override
  public int count() {
    return count;
  }

  /** What it is. */
  public Profile profile(int figure) {
    return terms.profile(get(figure, PROFILE));
  }

  /** The number of its profile. */
  public int profileNumber(int figure) {
    return get(figure, PROFILE);
  }

  /** Whose it is now. */
  public int gang(int figure) {
    return get(figure, GANG);
  }

  /** Whose it was at the beginning: its points stay there (KF-RUL-97). */
  public int home(int figure) {
    return get(figure, HOME);
  }

  /** Whose side it is on now; nobody's figures are on a side of their own. */
  public int side(int figure) {
    return get(figure, SIDE);
  }

  /** Lets it change gangs. */
  public void join(int figure, int gang) {
    set(figure, GANG, gang);
    set(figure, SIDE, parties.side(gang));
  }

  /** How many figures of one gang actions can name. */
  public int room() {
    return terms.room;
  }

  /** A number for its name, which can be told in events: {@link #id} makes an id of it. */
  public int code(int figure) {
    return (home(figure) + 1) * MAX_OF_A_GANG + get(figure, NUMBER);
  }

  /** The id of the element with this code. */
  public static String id(int code) {
    return KIND + name(code / MAX_OF_A_GANG, code % MAX_OF_A_GANG);
  }

  /** Its name: the gang it began in and its number there, both counted from 1; a neutral one is {@code n-1}. */
  public String name(int figure) {
    return name(home(figure) + 1, get(figure, NUMBER));
  }

  private static String name(int gang, int number) {
    return gang < NAMES.length && number < Names.OF_A_GANG ? NAMES[gang][number] : spelled(gang, number);
  }

  private static String spelled(int gang, int number) {
    return (gang == 0 ? "n" : String.valueOf(gang)) + "-" + number;
  }

  private static String[][] names() {
    String[][] names = new String[Parties.MAX_GANGS + 1][Names.OF_A_GANG];
    for (int gang = 0; gang < names.length; gang++) {
      for (int number = 0; number < Names.OF_A_GANG; number++) {
        names[gang][number] = spelled(gang, number);
      }
    }
    return names;
  }

  /** The figure of a name, {@link #NOBODY} if there is none. */
  public int named(String name) {
    for (int i = 0; i < count; i++) {
      if (name(i).equals(name)) {
        return i;
      }
    }
    return NOBODY;
  }

  @Override
  public long place(int figure) {
    return places[figure];
  }

  /** Puts it somewhere; elsewhere it hides no more (KF-RUL-62). */
  public void put(int figure, long place) {
    if (places[figure] != place) {
      cure(figure, Condition.HIDING);
      note(figure, Deed.MOVED);
    }
    places[figure] = place;
  }

  /** Whether it is on the table. */
  public boolean isPlaced(int figure) {
    return places[figure] != Place.NOWHERE;
  }

  @Override
  public Size size(int figure) {
    return sizes[figure];
  }

  @Override
  public boolean isBody(int figure) {
    return places[figure] != Place.NOWHERE && (status[figure] & NO_BODY) == 0;
  }

  @Override
  public boolean areEnemies(int figure, int other) {
    return side(figure) != side(other);
  }

  @Override
  public boolean isCaptiveOf(int figure, int holder) {
    return get(figure, GRAPPLER) == holder || get(figure, CARRIER) == holder;
  }

  @Override
  public boolean isPassable(int figure) {
    return is(figure, Condition.TRANSFIXED);
  }

  @Override
  public boolean isHiding(int figure) {
    return is(figure, Condition.HIDING);
  }

  @Override
  public boolean isFlying(int figure) {
    return profile(figure).has(form(figure), Trait.FLYING);
  }

  /** All that it is in, a bit for each condition. */
  public long conditions(int figure) {
    return status[figure];
  }

  /** Whether it is in a condition. */
  public boolean is(int figure, Condition condition) {
    return (status[figure] & condition.bit()) != 0;
  }

  /** Puts it into a condition. */
  public void inflict(int figure, Condition condition) {
    status[figure] |= condition.bit() | condition.grounds();
  }

  /** Takes it out of a condition. */
  public void cure(int figure, Condition condition) {
    status[figure] &= ~condition.bit();
  }

  /** What ends with the turn of a gang ends: for its own figures, and for all (KF-RUL-02). */
  public void endTurn(int gang) {
    for (int figure = 0; figure < count; figure++) {
      status[figure] &= ~Condition.OF_A_TURN;
      if (gang(figure) == gang && !hasUsed(figure, Once.FOCUSED)) {
        set(figure, BANK, 0); // KF-RUL-106
      }
      set(figure, USED, 0);
      set(figure, BOOST, 0);
      if (gang(figure) == gang) {
        status[figure] &= ~Condition.TO_END_OF_OWN_TURN;
        set(figure, EXTRA_DICE, 0); // KF-TRT-59c
      }
    }
  }

  /** Takes the figures of a gang out of what lasts until its next turn begins (KF-RUL-02). */
  public void beginTurn(int gang) {
    for (int figure = 0; figure < count; figure++) {
      if (gang(figure) == gang) {
        status[figure] &= ~Condition.UNTIL_OWN_TURN;
        set(figure, EXTRA_DICE, get(figure, OFFERED));
        set(figure, OFFERED, 0);
        boolean hasMoved = has(figure, Deed.MOVED); // KF-RUL-148
        forget(figure, hasMoved ? Deed.MOVED : Deed.MOVED_BEFORE);
        if (hasMoved) {
          note(figure, Deed.MOVED_BEFORE);
        }
      }
    }
  }

  /** Whether something that a Plot asks for has happened to it. */
  public boolean has(int figure, Deed deed) {
    return (get(figure, DEEDS) & deed.bit()) != 0;
  }

  /** Notes that it has happened. */
  public void note(int figure, Deed deed) {
    set(figure, DEEDS, get(figure, DEEDS) | deed.bit());
  }

  /** It is over. */
  public void forget(int figure, Deed deed) {
    set(figure, DEEDS, get(figure, DEEDS) & ~deed.bit());
  }

  /** Who carries it, {@link #NOBODY} if nobody does. */
  public int carrier(int figure) {
    return get(figure, CARRIER);
  }

  /** Sets who carries it. */
  public void carrier(int figure, int other) {
    set(figure, CARRIER, other);
  }

  /** How many wounds it has (KF-CON-18b). */
  public int wounds(int figure) {
    return get(figure, WOUNDS);
  }

  /** Sets its wounds. */
  public void wounds(int figure, int wounds) {
    set(figure, WOUNDS, wounds);
    status[figure] |= unboosted(figure) == 0 ? Condition.GROUNDED.bit() : 0; // KF-TRT-47c: Staggering
  }

  /** Its C without what wounds take. */
  public int printedCombat(int figure) {
    return profile(figure).combat;
  }

  /** Its C as it fights: less its wounds (KF-RUL-43), more by what boosts it (KF-TRT-16b, KF-TRT-81a). */
  public int combat(int figure) {
    return unboosted(figure) - get(figure, COMBAT_LOST) + get(figure, BOOST) + (is(figure, Condition.UNBALANCED) ? 2 : 0);
  }

  /** Its C less its wounds alone: how much of it is left (KF-RUL-43). */
  public int unboosted(int figure) {
    return printedCombat(figure) - wounds(figure);
  }

  /** Its Q (KF-TRT-81a). */
  public int quality(int figure) {
    return profile(figure).quality + get(figure, QUALITY_LOST) + (is(figure, Condition.UNBALANCED) ? 2 : 0);
  }

  /** The piece of the car that it is in, if it is {@link Condition#INSIDE} of one. */
  public int vehicle(int figure) {
    return get(figure, VEHICLE);
  }

  /** It gets into a car, a piece by its number. */
  public void board(int figure, int piece) {
    set(figure, VEHICLE, piece);
    inflict(figure, Condition.INSIDE);
  }

  /** The piece of scenery that holds it, or in which it is, by its number; -1 for none. */
  public int snare(int figure) {
    return get(figure, SNARE) - 1;
  }

  /** When that began, as the kind of the piece counts it: turns that are left, or the turn it was. */
  public int snared(int figure) {
    return get(figure, SNARED);
  }

  /** Whether it is down a manhole (KF-LOC-41). */
  public boolean isUnderground(int figure) {
    return is(figure, Condition.INSIDE) && snare(figure) >= 0;
  }

  /** It goes down a manhole, a piece by its number, in some turn. */
  public void goDown(int figure, int piece, int turn) {
    snare(figure, piece, turn);
    set(figure, VEHICLE, -1);
    inflict(figure, Condition.INSIDE);
  }

  /** Whether it hides in a bin (KF-LOC-20a). */
  public boolean isInBin(int figure) {
    return is(figure, Condition.HIDING) && get(figure, VEHICLE) == IN_BIN;
  }

  /** It hides: in a bin, or behind something. */
  public void hide(int figure, Shelter shelter) {
    set(figure, VEHICLE, shelter == Shelter.BIN ? IN_BIN : -1);
    inflict(figure, Condition.HIDING);
  }

  /** Where figures hide. */
  public enum Shelter {
    /** In a bin: all lines are stopped (KF-RUL-62). */
    BIN,
    /** Behind something low: lines across it are. */
    OBSTACLE
  }

  /** A piece holds it; -1 for none. */
  public void snare(int figure, int piece, int count) {
    set(figure, SNARE, piece + 1);
    set(figure, SNARED, count);
  }

  @Override
  public boolean isOutOfSight(int figure) {
    return isUnderground(figure) || isInBin(figure);
  }

  /** How many turns it has been under water (KF-RUL-141). */
  public int breath(int figure) {
    return get(figure, BREATH);
  }

  /** Sets how many turns it has been under water. */
  public void breath(int figure, int turns) {
    set(figure, BREATH, turns);
  }

  /** Whether it has lost a trait to a mystical challenge (KF-TAO-10b). */
  public boolean hasLost(int figure, Trait trait) {
    int stripped = get(figure, STRIPPED);
    return stripped != 0 && Trait.SPELLS.contains(trait) && (stripped >> Trait.SPELLS.indexOf(trait) & 1) != 0;
  }

  /** It loses one of {@link Trait#SPELLS}. */
  public void strip(int figure, Trait trait) {
    set(figure, STRIPPED, get(figure, STRIPPED) | 1 << Trait.SPELLS.indexOf(trait));
  }

  /** It loses 1 Q (KF-TAO-10c). */
  public void loseQuality(int figure) {
    set(figure, QUALITY_LOST, get(figure, QUALITY_LOST) + 1);
  }

  /** It loses 1 C (KF-TAO-10c). */
  public void loseCombat(int figure) {
    set(figure, COMBAT_LOST, get(figure, COMBAT_LOST) + 1);
  }

  /** Whose spirit it is, or runs it (KF-TRT-55), {@link #NOBODY} for nobody's. */
  public int rider(int figure) {
    return get(figure, RIDER);
  }

  /** Sets whose spirit it is, or runs it. */
  public void rider(int figure, int possessor) {
    set(figure, RIDER, possessor);
  }

  /** Whose a possessed figure was before. */
  public int formerGang(int figure) {
    return get(figure, FORMER_GANG);
  }

  /** Sets whose a possessed figure was before. */
  public void formerGang(int figure, int gang) {
    set(figure, FORMER_GANG, gang);
  }

  /** It has the Q and C of another figure as they are now (KF-RUL-158). */
  public void equal(int figure, int other) {
    set(figure, QUALITY_LOST, quality(other) - profile(figure).quality);
    set(figure, COMBAT_LOST, profile(figure).combat - combat(other));
  }

  /** The middle of the wall of water that it has called (KF-RUL-117). */
  public long wallMiddle(int figure) {
    int middle = get(figure, WALL_MIDDLE);
    return Place.of(middle & 0xFFFF, middle >>> 16, 0);
  }

  /** The direction of its wall of water. */
  public int wallDirection(int figure) {
    return get(figure, WALL_DIRECTION);
  }

  /** A wall of water that it has called rises. */
  public void raiseWall(int figure, long middle, int direction) {
    set(figure, WALL_MIDDLE, Place.x(middle) | Place.y(middle) << 16);
    set(figure, WALL_DIRECTION, direction);
    inflict(figure, Condition.WATER_WALL);
  }

  /** Where the first of the dice lies that it has foreseen (KF-TRT-43a), {@link #BLIND} if it has none. */
  public int foresight(int figure) {
    return get(figure, FORESIGHT);
  }

  /** It foresees dice. */
  public void foresees(int figure, int first) {
    set(figure, FORESIGHT, first);
  }

  /** How many foreseen dice are laid out for its next dice (KF-TRT-43b). */
  public int laid(int figure) {
    return (Integer.SIZE - Integer.numberOfLeadingZeros(get(figure, LAID)) + LAID_BITS - 1) / LAID_BITS;
  }

  /** Whether one of the dice that it has foreseen, by its number from 0, is used up. */
  public boolean isSpent(int figure, int number) {
    return (get(figure, SPENT) >> number & 1) != 0;
  }

  /** One of the dice that it has foreseen, by its number, is laid out. */
  public void lay(int figure, int number, int die) {
    set(figure, SPENT, get(figure, SPENT) | 1 << number);
    set(figure, LAID, get(figure, LAID) | die << LAID_BITS * laid(figure));
  }

  /** The first of the dice that are laid out, which lies there no more. */
  public int takeLaid(int figure) {
    int die = get(figure, LAID) & LAID_DIE;
    set(figure, LAID, get(figure, LAID) >>> LAID_BITS);
    return die;
  }

  /** Raises its C until the turn ends (KF-TRT-16b). */
  public void boost(int figure, int bonus) {
    set(figure, BOOST, bonus);
  }

  /** What raises its C until the turn ends. */
  public int boost(int figure) {
    return get(figure, BOOST);
  }

  /** Whether it has used something in this turn of what is used once a turn. */
  public boolean hasUsed(int figure, Once once) {
    return (get(figure, USED) & once.bit()) != 0;
  }

  /** It has used it. */
  public void use(int figure, Once once) {
    set(figure, USED, get(figure, USED) | once.bit());
  }

  /** The additional dice of a Sacrifice that it may roll now (KF-TRT-59a). */
  public int extraDice(int figure) {
    return get(figure, EXTRA_DICE);
  }

  /** They are rolled, or lost. */
  public void spendExtraDice(int figure) {
    set(figure, EXTRA_DICE, 0);
  }

  /** A Sacrifice gives it a die for its next turn (KF-TRT-59a). */
  public void offerDie(int figure) {
    set(figure, OFFERED, get(figure, OFFERED) + 1);
  }

  /** Of whom it stands in awe: whom it cannot attack (KF-TRT-11b), {@link #NOBODY} for none. */
  public int awing(int figure) {
    return is(figure, Condition.AWED) ? get(figure, AWING) : NOBODY;
  }

  /** It cannot attack somebody until its next turn has ended. */
  public void awe(int figure, int other) {
    inflict(figure, Condition.AWED);
    set(figure, AWING, other);
  }

  /** Who has planted vibrations in it (KF-TRT-57c), {@link #NOBODY} if nobody has. */
  public int trembling(int figure) {
    return get(figure, TREMBLING);
  }

  /** Somebody plants vibrations in it, or {@link #NOBODY}: they are gone. */
  public void tremble(int figure, int other) {
    set(figure, TREMBLING, other);
  }

  /** All that has hurt or hindered it is over (KF-VIP-11d). */
  public void heal(int figure) {
    status[figure] &= Condition.ACTIVATED.bit();
    set(figure, WOUNDS, 0);
    set(figure, QUALITY_LOST, 0);
    set(figure, COMBAT_LOST, 0);
    set(figure, BREATH, 0);
    for (int field : OTHERS) {
      set(figure, field, NOBODY);
    }
  }

  /** Somebody has traits that nobody had before. */
  public void learn(Traits more) {
    traits = traits.and(more);
  }

  /** The traits that there are among all figures, in any form. */
  public Traits traits() {
    return traits;
  }

  /** Its form, 0 for its own (KF-TRT-60). */
  public int form(int figure) {
    return get(figure, FORM);
  }

  /** Changes its form. */
  public void form(int figure, int form) {
    set(figure, FORM, form);
    sizes[figure] = profile(figure).size(form);
  }

  /** Its banked dice (KF-ACT-33). */
  public int bank(int figure) {
    return get(figure, BANK);
  }

  /** Sets its banked dice. */
  public void bank(int figure, int dice) {
    set(figure, BANK, dice);
  }

  /** Who holds it in a grapple, {@link #NOBODY} if nobody does. */
  public int grappler(int figure) {
    return get(figure, GRAPPLER);
  }

  /** Sets who holds it. */
  public void grappler(int figure, int holder) {
    set(figure, GRAPPLER, holder);
  }

  /** Who has Transfixed it (KF-TRT-73c), {@link #NOBODY} if nobody has. */
  public int causer(int figure) {
    return get(figure, CAUSER);
  }

  /** Sets who has Transfixed it. */
  public void causer(int figure, int other) {
    set(figure, CAUSER, other);
  }

  /** Who has Humbled it (KF-CON-17), {@link #NOBODY} if nobody has. */
  public int humbler(int figure) {
    return get(figure, HUMBLER);
  }

  /** Sets who has Humbled it. */
  public void humbler(int figure, int other) {
    set(figure, HUMBLER, other);
  }

  /** Its grenades left: those that it holds (KF-TRT-35a). */
  public int grenades(int figure) {
    int left = 0;
    for (int place = 0; place < weaponPlaces(figure); place++) {
      boolean isHeld = (weapons(figure) >> place & 1) != 0;
      left += isHeld && weapon(figure, place) == Weapon.GRENADE ? 1 : 0;
    }
    return left;
  }

  /** The weapons of its profile that it holds, a bit for each in the profile's order (KF-RUL-55). */
  public int weapons(int figure) {
    return ownWeapons(figure) | (get(figure, FOUND) == 0 ? 0 : 1 << profile(figure).weapons(form(figure)).size());
  }

  /** The same without one that it has found. */
  public int ownWeapons(int figure) {
    return (1 << profile(figure).weapons(form(figure)).size()) - 1 & ~bits(figure, LOST);
  }

  /** How many places for weapons it has: those of its profile, and one for what it has found. */
  public int weaponPlaces(int figure) {
    return profile(figure).weapons(form(figure)).size() + (get(figure, FOUND) == 0 ? 0 : 1);
  }

  /** The weapon at a place. */
  public Weapon weapon(int figure, int place) {
    List<Weapon> own = profile(figure).weapons(form(figure));
    return place < own.size() ? own.get(place) : WEAPONS[get(figure, FOUND) - 1];
  }

  /** It holds a weapon that it has found (KF-RUL-55). */
  public void find(int figure, Weapon weapon) {
    set(figure, FOUND, weapon.ordinal() + 1);
  }

  /** It holds no found weapon any more. */
  public void loseFound(int figure) {
    set(figure, FOUND, 0);
  }

  /** It has a weapon of its own back; false if it misses none of that kind. */
  public boolean regain(int figure, Weapon weapon) {
    List<Weapon> own = profile(figure).weapons(form(figure));
    for (int place = 0; place < own.size(); place++) {
      if (own.get(place) == weapon && (bits(figure, LOST) >> place & 1) != 0) {
        setBits(figure, LOST, bits(figure, LOST) & ~(1 << place));
        return true;
      }
    }
    return false;
  }

  /** Whether it holds a Signature Weapon (KF-TRT-63b). */
  public boolean hasSignature(int figure) {
    int held = ownWeapons(figure);
    return held != 0 && (held >> profile(figure).weapons(form(figure)).indexOf(Weapon.SIGNATURE) & 1) != 0
        && profile(figure).weapons(form(figure)).contains(Weapon.SIGNATURE);
  }

  /** Whether the Signature Weapon of its own form is not in its hands (KF-TRT-63d). */
  public boolean hasLostSignature(int figure) {
    int place = profile(figure).weapons(0).indexOf(Weapon.SIGNATURE);
    return place >= 0 && (get(figure, LOST) >> place & 1) != 0;
  }

  /** Takes a weapon from it, by its place in the profile. */
  public void loseWeapon(int figure, int place) {
    setBits(figure, LOST, bits(figure, LOST) | 1 << place);
  }

  /** What figures are to each other. */
  public Pairs pairs() {
    return pairs;
  }

  /** The attack is over. */
  public void endAttack() {
    for (int figure = 0; figure < count; figure++) {
      pairs.clear(Pairs.Relation.HACKED, figure);
    }
  }

  /** Whether a weapon, by its place in the profile, does not work: jammed or broken down. */
  public boolean isOutOfOrder(int figure, int place) {
    return ((bits(figure, JAMMED) | bits(figure, BROKEN)) >> place & 1) != 0;
  }

  /** Its jammed weapons, a bit for each. */
  public int jammed(int figure) {
    return bits(figure, JAMMED) & weapons(figure);
  }

  /** A weapon must be reloaded or unjammed (KF-GUN-26b). */
  public void jam(int figure, int place) {
    setBits(figure, JAMMED, bits(figure, JAMMED) | 1 << place);
  }

  /** Its weapons are unjammed. */
  public void unjam(int figure) {
    setBits(figure, JAMMED, 0);
  }

  /** Its weapons that want a repair, a bit for each. */
  public int brokenDown(int figure) {
    return bits(figure, BROKEN) & weapons(figure);
  }

  /** A weapon does not work any more (KF-GUN-27). */
  public void breakDown(int figure, int place) {
    setBits(figure, BROKEN, bits(figure, BROKEN) | 1 << place);
  }

  /** Its weapons are repaired. */
  public void repair(int figure) {
    setBits(figure, BROKEN, 0);
  }
}
