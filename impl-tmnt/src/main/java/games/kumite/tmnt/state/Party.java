package games.kumite.tmnt.state;

import games.kumite.spi.actions.Actions;
import games.kumite.spi.Start;
import games.kumite.spi.State;
import games.kumite.spi.cards.Cards;
import games.kumite.spi.cards.Zone;
import games.kumite.tmnt.content.CardType;

/**
 * The state of a match: the cards, and one array of numbers ({@link Num}).
 *
 * <p>Seats are named by their index, cards by their token, monsters of the combat by their slot. Only the cards hide
 * anything. A copy is two {@code clone()}s.
 */
public final class Party extends State<Party> {

  /** No seat, no card. */
  public static final int NOBODY = -1;
  /** The greatest Level (MT-LVL-01). */
  public static final int GOAL = 10;
  /** The greatest Level without a kill (MT-END-02). */
  public static final int CEILING = 9;

  private final Terms terms;
  private final Cards cards;
  private final short[] numbers;
  private final int seats;
  private final int monstersAt;
  private final int flagsAt;
  private final int attachedAt;

  /**
   * A match in which nothing has happened.
   *
   * @param start what is agreed
   * @param terms what is fixed
   */
  public Party(Start start, Terms terms) {
    super(start);
    this.terms = terms;
    cards = new Cards(terms.zones.layout);
    seats = terms.settings.seats();
    monstersAt = Num.SEATS + seats * Num.SEAT_SIZE;
    flagsAt = monstersAt + terms.mostMonsters * Num.MONSTER_SIZE;
    attachedAt = flagsAt + terms.size();
    numbers = new short[attachedAt + terms.size()];
    for (int seat = 0; seat < seats; seat++) {
      setSeat(seat, Num.LEVEL, 1); // MT-SET-06
    }
  }

  private Party(Party other) {
    super(other);
    terms = other.terms;
    cards = new Cards(other.cards);
    seats = other.seats;
    monstersAt = other.monstersAt;
    flagsAt = other.flagsAt;
    attachedAt = other.attachedAt;
    numbers = other.numbers.clone();
  }

  @Override
  public Party copy() {
    return new Party(this);
  }

  @Override
  public Cards cards() {
    return cards;
  }

  /** What is fixed. */
  public Terms terms() {
    return terms;
  }

  /** Where cards may lie. */
  public Zones zones() {
    return terms.zones;
  }

  /** Every action. */
  public Actions actions() {
    return terms.actions;
  }

  /** What a card bears. */
  public Face face(int token) {
    return terms.face(cards.face(token));
  }

  /** How many seats there are. */
  public int seats() {
    return seats;
  }

  // numbers

  /** A number of the match. */
  public int get(int place) {
    return numbers[place];
  }

  /** Sets a number of the match. */
  public void set(int place, int value) {
    numbers[place] = (short) value;
  }

  /** Adds to a number of the match. */
  public void add(int place, int more) {
    numbers[place] += (short) more;
  }

  /** A number of a seat. */
  public int seat(int seat, int field) {
    return numbers[Num.SEATS + seat * Num.SEAT_SIZE + field];
  }

  /** Sets a number of a seat. */
  public void setSeat(int seat, int field, int value) {
    numbers[Num.SEATS + seat * Num.SEAT_SIZE + field] = (short) value;
  }

  /** Adds to a number of a seat. */
  public void addSeat(int seat, int field, int more) {
    numbers[Num.SEATS + seat * Num.SEAT_SIZE + field] += (short) more;
  }

  /** A number of a monster of the combat. */
  public int monster(int slot, int field) {
    return numbers[monstersAt + slot * Num.MONSTER_SIZE + field];
  }

  /** Sets a number of a monster of the combat. */
  public void setMonster(int slot, int field, int value) {
    numbers[monstersAt + slot * Num.MONSTER_SIZE + field] = (short) value;
  }

  /** Adds to a number of a monster of the combat. */
  public void addMonster(int slot, int field, int more) {
    numbers[monstersAt + slot * Num.MONSTER_SIZE + field] += (short) more;
  }

  /** What is printed on a monster of the combat. */
  public Face monsterFace(int slot) {
    return terms.face(monster(slot, Num.FACE));
  }

  /** Whether a monster is still in the combat. */
  public boolean isHere(int slot) {
    return monster(slot, Num.HERE) != 0;
  }

  // seats

  /** Whose turn it is. */
  public int active() {
    return numbers[Num.ACTIVE];
  }

  /** A seat's Level. */
  public int level(int seat) {
    return seat(seat, Num.LEVEL);
  }

  /** Whether a seat's character lives (MT-WHN-07). */
  public boolean isAlive(int seat) {
    return seat(seat, Num.IS_DEAD) == 0;
  }

  /** Whether a seat has left the match (MT-END-05). */
  public boolean isGone(int seat) {
    return seat(seat, Num.IS_GONE) != 0;
  }

  /** The next seat in order (MT-SET-09). */
  public int after(int seat) {
    return seat + 1 == seats ? 0 : seat + 1;
  }

  /** The next living seat clockwise or, with step -1, counter-clockwise; the seat itself if there is no other. */
  public int neighbour(int seat, int step) {
    int other = seat;
    do {
      other = (other + step + seats) % seats;
    } while (other != seat && !isAlive(other));
    return other;
  }

  /** The fighter, {@link #NOBODY} outside combat. */
  public int fighter() {
    return numbers[Num.FIGHTER] - 1;
  }

  /** The helper, {@link #NOBODY} if there is none. */
  public int helper() {
    return numbers[Num.HELPER] - 1;
  }

  /** Whether a seat is in combat (MT-WHN-04); nobody is once the comparison is won. */
  public boolean isInCombat(int seat) {
    int number = seat + 1;
    return numbers[Num.WON] == 0 && (numbers[Num.FIGHTER] == number || numbers[Num.HELPER] == number);
  }

  /** The least Level of all living seats. */
  public int leastLevel() {
    int least = GOAL;
    for (int seat = 0; seat < seats; seat++) {
      if (isAlive(seat)) {
        least = Math.min(least, level(seat));
      }
    }
    return least;
  }

  /** Has the Katas and slots of a seat looked at before anybody is asked anything. */
  public void unsettle(int seat) {
    numbers[Num.DIRTY] |= (short) (1 << seat);
  }

  // cards

  /** A seat's hand. */
  public Zone hand(int seat) {
    return terms.zones.hands[seat];
  }

  /** What a seat has in play. */
  public Zone table(int seat) {
    return terms.zones.tables[seat];
  }

  /** The Traps that a seat keeps. */
  public Zone kept(int seat) {
    return terms.zones.kept[seat];
  }

  /** Whether a card is marked. */
  public boolean has(int token, int flag) {
    return (numbers[flagsAt + token] & flag) != 0;
  }

  /** Marks a card. */
  public void mark(int token, int flag) {
    numbers[flagsAt + token] |= (short) flag;
  }

  /** Takes a mark away. */
  public void unmark(int token, int flag) {
    numbers[flagsAt + token] &= (short) ~flag;
  }

  /** Takes a mark away from all cards. */
  public void unmarkAll(int flag) {
    int mask = ~flag;
    for (int i = flagsAt; i < attachedAt; i++) {
      numbers[i] &= (short) mask;
    }
  }

  /** Takes all marks, uses and attachments from a card that leaves play. */
  public void wipe(int token) {
    numbers[flagsAt + token] = 0;
    numbers[attachedAt + token] = 0;
  }

  /**
   * The card attached to an Item or the Item it is attached to, {@link #NOBODY} if none; of a card in combat its
   * monster's slot.
   */
  public int attached(int token) {
    return numbers[attachedAt + token] - 1;
  }

  /** Sets what {@link #attached} gives. */
  public void attach(int token, int other) {
    numbers[attachedAt + token] = (short) (other + 1);
  }

  /** Who has played a card that is in the combat. */
  public int user(int token) {
    return numbers[flagsAt + token] >> Num.USER & Num.USERS;
  }

  /** Sets what {@link #user} gives, once for a card that has come into the combat. */
  public void setUser(int token, int seat) {
    numbers[flagsAt + token] |= (short) (seat << Num.USER);
  }

  /** How often a card's ability was used in this combat. */
  public int combatUses(int token) {
    return numbers[flagsAt + token] >> Num.COMBAT_USES & Num.USES;
  }

  /** How often a card's ability was used in this turn. */
  public int turnUses(int token) {
    return numbers[flagsAt + token] >> Num.TURN_USES & Num.USES;
  }

  /** Counts a use of a card's ability. */
  public void use(int token) {
    numbers[flagsAt + token] += (short) ((fighter() >= 0 && combatUses(token) < Num.USES ? 1 << Num.COMBAT_USES : 0)
        + (turnUses(token) < Num.USES ? 1 << Num.TURN_USES : 0));
  }

  /** Forgets the uses in a combat. */
  public void endCombatUses() {
    unmarkAll(Num.USES << Num.COMBAT_USES);
  }

  /** Forgets the uses in a turn. */
  public void endTurnUses() {
    unmarkAll(Num.USES << Num.TURN_USES);
  }

  /** The first card of a zone that looks like a face, {@link #NOBODY} if there is none. */
  public int find(Zone zone, int name) {
    for (int token = cards.top(zone); token >= 0; token = cards.next(token)) {
      if (face(token).name == name) {
        return token;
      }
    }
    return NOBODY;
  }

  /** The first card of a type, {@link #NOBODY} if there is none. */
  public int first(Zone zone, CardType type) {
    for (int token = cards.top(zone); token >= 0; token = cards.next(token)) {
      if (face(token).type == type) {
        return token;
      }
    }
    return NOBODY;
  }

  /** Whether a card that looks like this one lies above it in its zone. */
  public boolean isRepeated(int token, Zone zone) {
    int name = face(token).name;
    for (int above = cards.top(zone); above != token; above = cards.next(above)) {
      if (face(above).name == name) {
        return true;
      }
    }
    return false;
  }

  /** The sum of the Ranks of a seat's Katas (MT-KAT-02). */
  public int ranks(int seat) {
    int sum = 0;
    for (int token = cards.top(table(seat)); token >= 0; token = cards.next(token)) {
      sum += face(token).rank;
    }
    return sum;
  }
}
