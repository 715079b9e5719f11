package games.kumite.tmnt.state;

import games.kumite.api.Action;
import games.kumite.spi.Options;
import games.kumite.spi.Picks;
import games.kumite.spi.Start;
import games.kumite.spi.CountedState;
import games.kumite.spi.Things;
import games.kumite.spi.actions.Actions;
import games.kumite.spi.actions.VerbAction;
import games.kumite.spi.cards.Zone;
import games.kumite.tmnt.content.CardType;
import games.kumite.tmnt.content.Clause;
import java.util.stream.IntStream;

/**
 * The state of a match: the cards, and the numbers ({@link Num}).
 *
 * <p>Seats are named by their index, cards by their token, monsters of the combat by their slot. Only the cards hide
 * anything. A copy is two {@code clone()}s.
 */
public final class Party extends CountedState<Party> {

  /** No seat, no card. */
  public static final int NOBODY = -1;
  /** The greatest Level (MT-LVL-01). */
  public static final int GOAL = 10;
  /** The greatest Level without a kill (MT-END-02). */
  public static final int CEILING = 9;

  private final Terms terms;
  private final int seatsAt;
  private final int seatSize;
  private final int monstersAt;
  private final int monsterSize;
  private final int marksAt;
  private final int attachedAt;

  /** A match in which nothing has happened. */
  public Party(Start start, Terms terms) {
    super(start, terms.zones.layout, terms.numbers, terms.marks);
    this.terms = terms;
    seatsAt = terms.numbers.first(Num.OF_SEAT);
    seatSize = terms.numbers.width(Num.OF_SEAT);
    monstersAt = terms.numbers.first(Num.OF_MONSTER);
    monsterSize = terms.numbers.width(Num.OF_MONSTER);
    marksAt = terms.numbers.first(Num.OF_CARD);
    attachedAt = terms.numbers.first(Num.OF_ATTACHED);
  }

  private Party(Party other) {
    super(other);
    terms = other.terms;
    seatsAt = other.seatsAt;
    seatSize = other.seatSize;
    monstersAt = other.monstersAt;
    monsterSize = other.monsterSize;
    marksAt = other.marksAt;
    attachedAt = other.attachedAt;
  }

  @Override
  public Party copy() {
    return new Party(this);
  }

  @Override
  protected long openKey() {
    return 0;
  }

  public Terms terms() {
    return terms;
  }

  public Zones zones() {
    return terms.zones;
  }

  public Actions actions() {
    return terms.actions;
  }

  /** What a card bears. */
  public Face face(int token) {
    return terms.face(cards.face(token));
  }

  // numbers

  /** A number of a seat. */
  public int seat(int seat, int field) {
    return numbers.get(seatsAt + seat * seatSize + field);
  }

  public void setSeat(int seat, int field, int value) {
    numbers.set(seatsAt + seat * seatSize + field, value);
  }

  public void addSeat(int seat, int field, int more) {
    numbers.add(seatsAt + seat * seatSize + field, more);
  }

  /** A number of a monster of the combat. */
  public int monster(int slot, int field) {
    return numbers.get(monstersAt + slot * monsterSize + field);
  }

  public void setMonster(int slot, int field, int value) {
    numbers.set(monstersAt + slot * monsterSize + field, value);
  }

  public void addMonster(int slot, int field, int more) {
    numbers.add(monstersAt + slot * monsterSize + field, more);
  }

  /** What is printed on a monster of the combat. */
  public Face monsterFace(int slot) {
    return terms.face(monster(slot, Num.FACE));
  }

  /** Returns whether a monster is still in the combat. */
  public boolean isHere(int slot) {
    return monster(slot, Num.HERE) != 0;
  }

  // seats

  /** Whose turn it is. */
  public int active() {
    return numbers.get(Num.ACTIVE);
  }

  /** The turns that have begun, those of seats that have left counted too. */
  public int turns() {
    return get(Num.BEGUN) == 0 ? 0
        : 1 + seats() * get(Num.ROUND) + Math.floorMod(active() - get(Num.FIRST), seats());
  }

  public int level(int seat) {
    return seat(seat, Num.LEVEL);
  }

  /** A player's name, for prompts. */
  public String name(int seat) {
    return start().seats().get(seat).name();
  }

  /** Returns whether a seat's character lives (MT-WHN-07). */
  public boolean isAlive(int seat) {
    return seat(seat, Num.IS_DEAD) == 0;
  }

  /** Returns whether a seat has left the match (MT-END-05). */
  public boolean isGone(int seat) {
    return seat(seat, Num.IS_GONE) != 0;
  }

  /** The next seat in order (MT-SET-09). */
  public int after(int seat) {
    return seat + 1 == seats() ? 0 : seat + 1;
  }

  /** The next living seat clockwise or, with step -1, counter-clockwise; the seat itself if there is no other. */
  public int neighbour(int seat, int step) {
    int other = seat;
    do {
      other = (other + step + seats()) % seats();
    } while (other != seat && !isAlive(other));
    return other;
  }

  /** The fighter, {@link #NOBODY} outside combat. */
  public int fighter() {
    return numbers.get(Num.FIGHTER);
  }

  /** The helper, {@link #NOBODY} if there is none. */
  public int helper() {
    return numbers.get(Num.HELPER);
  }

  /** Returns whether a seat is in combat (MT-WHN-04); nobody is once the comparison is won. */
  public boolean isInCombat(int seat) {
    return (numbers.get(Num.FIGHTER) == seat || numbers.get(Num.HELPER) == seat) && numbers.get(Num.WON) == 0;
  }

  /** The least Level of all living seats. */
  public int minLevel() {
    int min = GOAL;
    for (int seat = 0; seat < seats(); seat++) {
      if (isAlive(seat)) {
        min = Math.min(min, level(seat));
      }
    }
    return min;
  }

  /** A bit for each living seat of a Level. */
  public int livingAt(int level) {
    int living = 0;
    for (int seat = 0; seat < seats(); seat++) {
      living |= isAlive(seat) && level(seat) == level ? 1 << seat : 0;
    }
    return living;
  }

  /** Has the Katas and slots of a seat looked at before anybody is asked anything. */
  public void unsettle(int seat) {
    numbers.set(Num.DIRTY, numbers.get(Num.DIRTY) | 1 << seat);
  }

  // cards

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

  public boolean has(int token, int mark) {
    return numbers.field(marksAt + token, mark) != 0;
  }

  public void mark(int token, int mark) {
    numbers.setField(marksAt + token, mark, 1);
  }

  public void unmark(int token, int mark) {
    numbers.setField(marksAt + token, mark, 0);
  }

  /** Takes a mark away from all cards. */
  public void unmarkAll(int mark) {
    numbers.clearFields(marksAt, terms.size(), mark);
  }

  /** Takes all marks, uses and attachments from a card that leaves play. */
  public void wipe(int token) {
    numbers.set(marksAt + token, 0);
    attach(token, NOBODY);
  }

  /** Takes marks and attachments from a card that changes hands: it stays in play, and so do its uses (MT-RUL-36). */
  public void passOn(int token) {
    int inCombat = uses(token, Clause.Per.COMBAT);
    int inTurn = uses(token, Clause.Per.TURN);
    wipe(token);
    numbers.setField(marksAt + token, Num.COMBAT_USES, inCombat);
    numbers.setField(marksAt + token, Num.TURN_USES, inTurn);
  }

  /**
   * The card attached to an Item or the Item it is attached to, {@link #NOBODY} if none; of a card in combat its
   * monster's slot, {@link Num#UNAIMED} before that is chosen.
   */
  public int attached(int token) {
    return numbers.get(attachedAt + token + Num.TO);
  }

  /** Sets what {@link #attached} gives. */
  public void attach(int token, int other) {
    numbers.set(attachedAt + token + Num.TO, other);
  }

  /** Who has played a card that is in the combat. */
  public int user(int token) {
    return numbers.field(marksAt + token, Num.USER);
  }

  /** Sets what {@link #user} gives. */
  public void setUser(int token, int seat) {
    numbers.setField(marksAt + token, Num.USER, seat);
  }

  /** Returns how often a card's ability was used in this combat or turn. */
  public int uses(int token, Clause.Per per) {
    return numbers.field(marksAt + token, per == Clause.Per.COMBAT ? Num.COMBAT_USES : Num.TURN_USES);
  }

  /** Counts a use of a card's ability. */
  public void use(int token) {
    if (fighter() >= 0) {
      count(token, Num.COMBAT_USES);
    }
    count(token, Num.TURN_USES);
  }

  private void count(int token, int uses) {
    int max = uses & 0xFFFF;
    numbers.setField(marksAt + token, uses, Math.min(max, numbers.field(marksAt + token, uses) + 1));
  }

  /** A window opens in which Items may be turned and traded again. */
  public void beginWindow() {
    numbers.clear(Num.Span.WINDOW);
  }

  /** Two have said what they had to say. */
  public void endTalk() {
    numbers.clear(Num.Span.TALK);
  }

  /** As which face a seat is shown a card. */
  public int shown(int token, int seat) {
    return cards.shownAs(token, seat);
  }

  /** What a seat does with a card. */
  public VerbAction deed(Word word, int token, int seat) {
    return terms.actions.of(word, shown(token, seat));
  }

  /** Adds a card to those among which a seat chooses. */
  public void offer(int token, Word word, int seat, Things out) {
    out.add(token, shown(token, seat), deed(word, token, seat));
  }

  /** Lists what a seat may do with each card of a zone. */
  public void list(Zone zone, Word word, int seat, Options out) {
    for (int token = top(zone); token >= 0; token = next(token)) {
      out.add(deed(word, token, seat));
    }
  }

  /** Adds each card of a zone to those among which a seat chooses. */
  public void offer(Zone zone, Word word, int seat, Things out) {
    for (int token = top(zone); token >= 0; token = next(token)) {
      offer(token, word, seat, out);
    }
  }

  /** Adds each Item of a zone to those among which a seat chooses. */
  public void offerItems(Zone zone, Word word, int seat, Things out) {
    for (int token = top(zone, Face.ITEM); token >= 0; token = next(token, Face.ITEM)) {
      offer(token, word, seat, out);
    }
  }

  /** The card of a zone with which a seat does something, {@link #NOBODY} if it is not there. */
  public int find(Zone zone, Action deed, int seat) {
    return cards.find(zone, ((VerbAction) deed).first(), seat);
  }

  /** Returns whether a seat is shown a card of its hand as a face. */
  public boolean holds(int seat, int face) {
    return cards.find(hand(seat), face, seat) >= 0;
  }

  /** The first card of a type, {@link #NOBODY} if there is none. */
  public int first(Zone zone, CardType type) {
    return top(zone, 1 << type.ordinal());
  }

  /** The cards of a zone, for texts. */
  public IntStream tokens(Zone zone) {
    return IntStream.iterate(top(zone), token -> token >= 0, this::next);
  }

  /** The gold of the first picks. */
  public int gold(Picks picks, int count) {
    int sum = 0;
    for (int i = 0; i < count; i++) {
      sum += face(picks.get(i)).gold;
    }
    return sum;
  }

  /** The sum of the Ranks of a seat's Katas (MT-KAT-02). */
  public int ranks(int seat) {
    int sum = 0;
    for (int token = top(table(seat)); token >= 0; token = next(token)) {
      sum += face(token).rank;
    }
    return sum;
  }
}
