package games.kumite.kungfu.state;

import games.kumite.api.Keys;
import games.kumite.kungfu.content.Blueprint;
import games.kumite.kungfu.content.Profile;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.content.Traits;
import games.kumite.kungfu.geometry.Bodies;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Size;
import games.kumite.spi.IntList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;

/** All figures of a match by their numbers: where they are and what they are in. Confined to one thread. */
public final class Figures extends FigureNumbers implements Bodies {

  /** The beginning of a figure's id. */
  public static final String KIND = "figure:";
  /** The gang of neutral figures. */
  public static final int NEUTRAL = -1;
  /** No figure. */
  public static final int NOBODY = -1;

  static final int MAX_OF_A_GANG = 1000;
  private static final int IN_BIN = -2;
  private static final int LETTERS = 26;
  private static final long NO_BODY =
      Condition.KNOCKED_OUT.bit() | Condition.DEAD.bit() | Condition.GONE.bit() | Condition.CLIFFHANGING.bit()
          | Condition.HUSK.bit() | Condition.INSIDE.bit();

  private final MatchDefinition definition;
  private final GangsAndSides parties;
  private final FigureRelations pairs;
  private final HeldWeapons arms = new HeldWeapons(this);
  private final Foresight foresight = new Foresight(this);
  private long[] places;
  /** The sum of the places. */
  private long sum;
  private Size[] sizes;
  /** The traits of the form that each is in. */
  private Traits[] own;
  private int count;
  private Traits traits = new Traits(List.of());
  /** The profiles that were built in this match or came with a gang from the last one. */
  private List<Profile> built = List.of();

  Figures(MatchDefinition definition, GangsAndSides parties) {
    this.definition = definition;
    this.parties = parties;
    pairs = new FigureRelations();
    places = new long[0];
    sizes = new Size[0];
    own = new Traits[0];
  }

  Figures(Figures other) {
    super(other);
    definition = other.definition;
    parties = other.parties;
    pairs = new FigureRelations(other.pairs);
    places = other.places.clone();
    sum = other.sum;
    sizes = other.sizes.clone();
    own = other.own.clone();
    count = other.count;
    traits = other.traits;
    built = other.built;
  }

  /**
   * Returns the number of the profile of a figure that is built, one for all that are built alike.
   *
   * @param plan the figure
   */
  public int build(Blueprint plan) {
    String id = plan.id();
    int ofType = 0;
    for (int i = 0; i < built.size(); i++) {
      if (built.get(i).id.equals(id)) {
        return definition.profileCount() + i;
      }
      ofType += built.get(i).type == plan.type() ? 1 : 0;
    }
    List<Profile> all = new ArrayList<>(built);
    all.add(Profile.of(plan, letter(ofType), plan.cost(definition.content.prices())));
    built = List.copyOf(all);
    return definition.profileCount() + built.size() - 1;
  }

  /** Returns the letter of a number from 0: A to Z, then AA. */
  private static String letter(int number) {
    String last = String.valueOf((char) ('A' + number % LETTERS));
    return number < LETTERS ? last : letter(number / LETTERS - 1) + last;
  }

  /** Returns the profiles that were built, in the order of their numbers. */
  public List<Profile> built() {
    return built;
  }

  /** Returns the number of a profile by its id. */
  public int profileOf(String id) {
    for (int i = 0; i < built.size(); i++) {
      if (built.get(i).id.equals(id)) {
        return definition.profileCount() + i;
      }
    }
    return definition.content.profile(id);
  }

  /** Returns the profile of a number. */
  public Profile profileAt(int number) {
    int more = number - definition.profileCount();
    return more < 0 ? definition.profile(number) : built.get(more);
  }

  /**
   * Adds a figure that is not on the table yet.
   *
   * @param profile its profile
   * @param gang its gang, {@link #NEUTRAL} for none's
   * @return its number
   */
  public int add(int profile, int gang) {
    if (count == places.length) {
      int room = count + MORE_ROOM;
      places = Arrays.copyOf(places, room);
      grow(room);
      sizes = Arrays.copyOf(sizes, room);
      own = Arrays.copyOf(own, room);
    }
    int figure = count++;
    clear(figure);
    set(figure, PROFILE, profile);
    shape(figure, 0);
    join(figure, gang);
    set(figure, HOME, gang);
    traits = traits.and(profileAt(profile).all());
    int number = 0;
    for (int i = 0; i <= figure; i++) {
      number += home(i) == gang ? 1 : 0;
    }
    set(figure, NUMBER, number);
    return figure;
  }

  /** Restores a figure that was destroyed as it was when it was added; it has no relations to others. */
  public void renew(int figure) {
    int profile = get(figure, PROFILE);
    int gang = home(figure);
    int number = get(figure, NUMBER);
    clear(figure);
    set(figure, PROFILE, profile);
    set(figure, HOME, gang);
    set(figure, NUMBER, number);
    join(figure, gang);
    shape(figure, 0);
    pairs.forget(figure);
    for (int other = 0; other < count; other++) {
      for (int field : OTHERS) {
        if (get(other, field) == figure) {
          set(other, field, NOBODY);
        }
      }
    }
  }

  /** Resets a figure, off the table. */
  private void clear(int figure) {
    erase(figure);
    place(figure, Place.NOWHERE);
  }

  @Override
  long key() {
    long key = Keys.join(Keys.join(super.key(), sum), pairs.key());
    for (Profile profile : built) {
      key = Keys.join(key, profile.id.hashCode());
    }
    return key;
  }

  @Override
  public int count() {
    return count;
  }

  /** Returns the first figure that passes a test, {@link #NOBODY} if none does. */
  public int first(IntPredicate test) {
    for (int figure = 0; figure < count; figure++) {
      if (test.test(figure)) {
        return figure;
      }
    }
    return NOBODY;
  }

  /** Returns whether any figure passes a test. */
  public boolean any(IntPredicate test) {
    return first(test) != NOBODY;
  }

  /** Returns all figures that pass a test. */
  public IntList all(IntPredicate test) {
    IntList all = IntList.NONE;
    for (int figure = 0; figure < count; figure++) {
      all = test.test(figure) ? all.and(figure) : all;
    }
    return all;
  }

  /** Returns how many figures pass a test. */
  public int count(IntPredicate test) {
    return all(test).size();
  }

  /** Returns its profile. */
  public Profile profile(int figure) {
    return profileAt(get(figure, PROFILE));
  }

  /** Lets it change gangs. */
  public void join(int figure, int gang) {
    set(figure, GANG, gang);
    set(figure, SIDE, parties.side(gang));
  }

  /** Returns how many figures of one gang actions can name. */
  public int room() {
    return definition.room;
  }

  /** Returns a number for its name, which can be told in events: {@link #id} makes an id of it. */
  public int code(int figure) {
    return (home(figure) + 1) * MAX_OF_A_GANG + get(figure, NUMBER);
  }

  /** Returns the id of the element with this code. */
  public static String id(int code) {
    return KIND + FigureNames.name(code / MAX_OF_A_GANG, code % MAX_OF_A_GANG);
  }

  /** Returns its name: the gang it began in and its number there, both counted from 1; a neutral one is {@code n-1}. */
  public String name(int figure) {
    return FigureNames.name(home(figure) + 1, get(figure, NUMBER));
  }

  /** Returns the figure of a name, {@link #NOBODY} if there is none. */
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
      note(figure, PlotDeed.MOVED);
    }
    place(figure, place);
  }

  private void place(int figure, long place) {
    long before = places[figure];
    if (before != place) {
      places[figure] = place;
      sum += Keys.delta(figure, before, place);
    }
  }

  /** Returns whether it is on the table. */
  public boolean isPlaced(int figure) {
    return places[figure] != Place.NOWHERE;
  }

  @Override
  public Size size(int figure) {
    return sizes[figure];
  }

  @Override
  public boolean isBody(int figure) {
    return places[figure] != Place.NOWHERE && (conditions(figure) & NO_BODY) == 0;
  }

  @Override
  public boolean areEnemies(int figure, int other) {
    return side(figure) != side(other);
  }

  @Override
  public boolean isCaptiveOf(int figure, int holder) {
    return get(figure, GRAPPLER) == holder && sizes[figure].compareTo(sizes[holder]) <= 0 || get(figure, CARRIER) == holder;
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
    return own[figure].has(Trait.FLYING);
  }

  /** Ends the conditions that end with the turn of a gang: for its own figures, and for all (KF-RUL-02). */
  public void endTurn(int gang) {
    for (int figure = 0; figure < count; figure++) {
      status(figure, conditions(figure) & ~Condition.OF_A_TURN);
      if (gang(figure) == gang && !hasUsed(figure, OncePerTurn.FOCUSED)) {
        set(figure, BANK, 0); // KF-RUL-106
      }
      set(figure, USED, 0);
      set(figure, BOOST, 0);
      if (gang(figure) == gang) {
        status(figure, conditions(figure) & ~Condition.TO_END_OF_OWN_TURN);
        set(figure, EXTRA_DICE, 0); // KF-TRT-59c
      }
    }
  }

  /** Takes the figures of a gang out of what lasts until its next turn begins (KF-RUL-02). */
  public void beginTurn(int gang) {
    for (int figure = 0; figure < count; figure++) {
      if (gang(figure) == gang) {
        status(figure, conditions(figure) & ~Condition.UNTIL_OWN_TURN);
        set(figure, EXTRA_DICE, get(figure, OFFERED));
        set(figure, OFFERED, 0);
        boolean hasMoved = has(figure, PlotDeed.MOVED); // KF-RUL-148
        forget(figure, hasMoved ? PlotDeed.MOVED : PlotDeed.MOVED_BEFORE);
        if (hasMoved) {
          note(figure, PlotDeed.MOVED_BEFORE);
        }
      }
    }
  }

  /** Sets its wounds. */
  public void wounds(int figure, int wounds) {
    set(figure, WOUNDS, wounds);
    if (unboosted(figure) == 0) { // Staggering
      inflict(figure, Condition.GROUNDED); // KF-TRT-47c
      cure(figure, Condition.UNBALANCED); // KF-TRT-81b
    }
  }

  /** Returns its C without what wounds take. */
  public int printedCombat(int figure) {
    return profile(figure).combat;
  }

  /** Returns its C as it fights: less its wounds (KF-RUL-43), more by what boosts it (KF-TRT-16b, KF-TRT-81a). */
  public int combat(int figure) {
    return unboosted(figure) - get(figure, COMBAT_LOST) + get(figure, BOOST) + (is(figure, Condition.UNBALANCED) ? 2 : 0);
  }

  /** Returns its C less its wounds alone: how much of it is left (KF-RUL-43). */
  public int unboosted(int figure) {
    return printedCombat(figure) - wounds(figure);
  }

  /** Returns its Q (KF-TRT-81a). */
  public int quality(int figure) {
    return profile(figure).quality + get(figure, QUALITY_LOST) + (is(figure, Condition.UNBALANCED) ? 2 : 0);
  }

  /** Returns whether it hides in a bin (KF-LOC-20a). */
  public boolean isInBin(int figure) {
    return is(figure, Condition.HIDING) && get(figure, VEHICLE) == IN_BIN;
  }

  /** Hides it in a bin, or behind something. */
  public void hide(int figure, Shelter shelter) {
    set(figure, VEHICLE, shelter == Shelter.BIN ? IN_BIN : -1);
    inflict(figure, Condition.HIDING);
  }

  /** A place where figures hide. */
  public enum Shelter {
    /** A bin: all lines are stopped (KF-RUL-62). */
    BIN,
    /** Behind something low: lines across it are. */
    OBSTACLE
  }

  @Override
  public boolean isOutOfSight(int figure) {
    return isUnderground(figure) || isInBin(figure);
  }

  /** Gives it the Q and C of another figure as they are now (KF-RUL-158). */
  public void equal(int figure, int other) {
    set(figure, QUALITY_LOST, quality(other) - profile(figure).quality);
    set(figure, COMBAT_LOST, profile(figure).combat - combat(other));
  }

  /** Ends all that has hurt or hindered it (KF-VIP-11d). */
  public void heal(int figure) {
    status(figure, conditions(figure) & Condition.ACTIVATED.bit());
    set(figure, WOUNDS, 0);
    set(figure, QUALITY_LOST, 0);
    set(figure, COMBAT_LOST, 0);
    set(figure, BREATH, 0);
    for (int field : OTHERS) {
      set(figure, field, NOBODY);
    }
  }

  /** Adds traits that no figure had before. */
  public void learn(Traits more) {
    traits = traits.and(more);
  }

  /** Returns the traits that there are among all figures, in any form. */
  public Traits traits() {
    return traits;
  }

  /** Changes its form. */
  public void form(int figure, int form) {
    set(figure, FORM, form);
    shape(figure, form);
  }

  private void shape(int figure, int form) {
    Profile profile = profile(figure);
    sizes[figure] = profile.size(form);
    own[figure] = profile.of(form);
  }

  /** Returns the traits of the form that it is in. */
  public Traits traits(int figure) {
    return own[figure];
  }

  /** Returns their weapons. */
  public HeldWeapons arms() {
    return arms;
  }

  /** Returns the dice that they have foreseen. */
  public Foresight foresight() {
    return foresight;
  }

  /** Returns the relations between figures. */
  public FigureRelations pairs() {
    return pairs;
  }

  /** Returns whether it stands in awe of another, whom it cannot attack (KF-TRT-11b). */
  public boolean isAwedBy(int figure, int other) {
    return is(figure, Condition.AWED) && pairs.has(FigureRelations.Relation.AWED, figure, other);
  }

  /** Keeps it from attacking a figure until its next turn has ended. */
  public void awe(int figure, int other) {
    if (!is(figure, Condition.AWED)) {
      pairs.clear(FigureRelations.Relation.AWED, figure); // an awe that is over
    }
    inflict(figure, Condition.AWED);
    pairs.set(FigureRelations.Relation.AWED, figure, other);
  }

  /** Returns whether it does not bring itself to strike at another in this turn (KF-RUL-114). */
  public boolean isCharmedBy(int figure, int other) {
    return is(figure, Condition.CHARMED) && pairs.has(FigureRelations.Relation.CHARMED, figure, other);
  }

  /** Keeps it from striking at a figure until the turn has ended. */
  public void charm(int figure, int other) {
    if (!is(figure, Condition.CHARMED)) {
      pairs.clear(FigureRelations.Relation.CHARMED, figure); // charms of another turn
    }
    inflict(figure, Condition.CHARMED);
    pairs.set(FigureRelations.Relation.CHARMED, figure, other);
  }

  /** Ends the attack. */
  public void endAttack() {
    for (int figure = 0; figure < count; figure++) {
      pairs.clear(FigureRelations.Relation.HACKED, figure);
    }
  }
}
