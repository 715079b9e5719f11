package games.kumite.tmnt.state;

import games.kumite.api.Action;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Candidates;
import games.kumite.spi.IntList;
import games.kumite.spi.MatchConfig;
import games.kumite.spi.TabletopState;
import games.kumite.spi.actions.Actions;
import games.kumite.spi.actions.VerbAction;
import games.kumite.spi.cards.Zone;
import games.kumite.tmnt.content.CardType;
import games.kumite.tmnt.content.Clause;
import java.util.stream.IntStream;

/**
 * The state of a match: the cards, and the numbers ({@link Counters}).
 *
 * <p>Seats are named by their index, cards by their token, monsters of the combat by their slot. Only the cards hide
 * anything. A copy is two {@code clone()}s.
 */
public final class GameState extends TabletopState<GameState> {

  /** No seat, no card. */
  public static final int NONE = -1;
  /** The greatest Level (MT-LVL-01). */
  public static final int GOAL = 10;
  /** The greatest Level without a kill (MT-END-02). */
  public static final int CEILING = 9;

  private final MatchDefinition definition;
  private final int seatsAt;
  private final int seatSize;
  private final int monstersAt;
  private final int monsterSize;
  private final int marksAt;
  private final int attachedAt;

  /** Creates a match in which nothing has happened. */
  public GameState(MatchConfig config, MatchDefinition definition) {
    super(config, definition.zones.layout, definition.numbers, definition.marks);
    this.definition = definition;
    seatsAt = definition.numbers.offset(Counters.OF_SEAT);
    seatSize = definition.numbers.width(Counters.OF_SEAT);
    monstersAt = definition.numbers.offset(Counters.OF_MONSTER);
    monsterSize = definition.numbers.width(Counters.OF_MONSTER);
    marksAt = definition.numbers.offset(Counters.OF_CARD);
    attachedAt = definition.numbers.offset(Counters.OF_ATTACHED);
  }

  private GameState(GameState other) {
    super(other);
    definition = other.definition;
    seatsAt = other.seatsAt;
    seatSize = other.seatSize;
    monstersAt = other.monstersAt;
    monsterSize = other.monsterSize;
    marksAt = other.marksAt;
    attachedAt = other.attachedAt;
  }

  @Override
  public GameState copy() {
    return new GameState(this);
  }

  @Override
  protected long publicKeyPart() {
    return 0;
  }

  /** Returns the fixed values of the match. */
  public MatchDefinition definition() {
    return definition;
  }

  /** Returns the zones of cards. */
  public Zones zones() {
    return definition.zones;
  }

  /** Returns the actions of the game. */
  public Actions actions() {
    return definition.actions;
  }

  /** Returns the face of a card. */
  public Face face(int token) {
    return definition.face(cards.face(token));
  }

  // numbers

  /** Returns a number of a seat. */
  public int seat(int seat, int field) {
    return numbers.get(seatsAt + seat * seatSize + field);
  }

  /** Sets a number of a seat. */
  public void setSeat(int seat, int field, int value) {
    numbers.set(seatsAt + seat * seatSize + field, value);
  }

  /** Adds to a number of a seat. */
  public void addSeat(int seat, int field, int more) {
    numbers.add(seatsAt + seat * seatSize + field, more);
  }

  /** Returns a number of a monster of the combat. */
  public int monster(int slot, int field) {
    return numbers.get(monstersAt + slot * monsterSize + field);
  }

  /** Sets a number of a monster of the combat. */
  public void setMonster(int slot, int field, int value) {
    numbers.set(monstersAt + slot * monsterSize + field, value);
  }

  /** Adds to a number of a monster of the combat. */
  public void addMonster(int slot, int field, int more) {
    numbers.add(monstersAt + slot * monsterSize + field, more);
  }

  /** Returns the face of a monster of the combat. */
  public Face monsterFace(int slot) {
    return definition.face(monster(slot, Counters.FACE));
  }

  /** Returns whether a monster is still in the combat. */
  public boolean isHere(int slot) {
    return monster(slot, Counters.HERE) != 0;
  }

  // seats

  /** Returns the seat whose turn it is. */
  public int active() {
    return numbers.get(Counters.ACTIVE);
  }

  /** Returns the number of turns that have begun, those of seats that have left counted too. */
  public int turns() {
    return get(Counters.BEGUN) == 0 ? 0
        : 1 + seats() * get(Counters.ROUND) + Math.floorMod(active() - get(Counters.FIRST), seats());
  }

  /** Returns the Level of a seat. */
  public int level(int seat) {
    return seat(seat, Counters.LEVEL);
  }

  /** Returns a player's name, for prompts. */
  public String name(int seat) {
    return config().seats().get(seat).name();
  }

  /** Returns whether a seat's character lives (MT-WHN-07). */
  public boolean isAlive(int seat) {
    return seat(seat, Counters.IS_DEAD) == 0;
  }

  /** Returns a bit for each seat whose character lives. */
  public int living() {
    int living = 0;
    for (int seat = 0; seat < seats(); seat++) {
      living |= isAlive(seat) ? 1 << seat : 0;
    }
    return living;
  }

  /** Returns whether a seat has left the match (MT-END-05). */
  public boolean isGone(int seat) {
    return seat(seat, Counters.IS_GONE) != 0;
  }

  /** Returns the next seat in order (MT-SET-09). */
  public int after(int seat) {
    return seat + 1 == seats() ? 0 : seat + 1;
  }

  /**
   * Returns the next living seat clockwise or, with step -1, counter-clockwise; the seat itself if there is no other.
   */
  public int neighbour(int seat, int step) {
    int other = seat;
    do {
      other = (other + step + seats()) % seats();
    } while (other != seat && !isAlive(other));
    return other;
  }

  /** Returns the fighter, {@link #NONE} outside combat. */
  public int fighter() {
    return numbers.get(Counters.FIGHTER);
  }

  /** Returns the helper, {@link #NONE} if there is none. */
  public int helper() {
    return numbers.get(Counters.HELPER);
  }

  /** Returns whether a seat is in combat (MT-WHN-04). No seat is once the comparison is won. */
  public boolean isInCombat(int seat) {
    return (numbers.get(Counters.FIGHTER) == seat || numbers.get(Counters.HELPER) == seat) && numbers.get(Counters.WON) == 0;
  }

  /** Returns a bit for each seat in combat, as in {@link #isInCombat}; further bits mean nothing. */
  public int inCombat() {
    return numbers.get(Counters.WON) != 0 ? 0 : 1 << numbers.get(Counters.FIGHTER) | 1 << numbers.get(Counters.HELPER);
  }

  /** Returns whether a combat is lost, and the players in it Run Away (MT-RUN-05). */
  public boolean isRunningAway() {
    return numbers.get(Counters.RUNNER) >= 0;
  }

  /** Returns the least Level of all living seats. */
  public int minLevel() {
    int min = GOAL;
    for (int seat = 0; seat < seats(); seat++) {
      if (isAlive(seat)) {
        min = Math.min(min, level(seat));
      }
    }
    return min;
  }

  /** Returns a bit for each living seat of a Level. */
  public int livingAt(int level) {
    int living = 0;
    for (int seat = 0; seat < seats(); seat++) {
      living |= isAlive(seat) && level(seat) == level ? 1 << seat : 0;
    }
    return living;
  }

  /** Schedules a check of the Katas and slots of a seat before any player is asked anything. */
  public void unsettle(int seat) {
    numbers.set(Counters.DIRTY, numbers.get(Counters.DIRTY) | 1 << seat);
  }

  // cards

  /** Returns the hand of a seat. */
  public Zone hand(int seat) {
    return definition.zones.hands[seat];
  }

  /** Returns the cards that a seat has in play. */
  public Zone table(int seat) {
    return definition.zones.tables[seat];
  }

  /** Returns the Traps that a seat keeps. */
  public Zone kept(int seat) {
    return definition.zones.kept[seat];
  }

  /** Returns whether a card has a mark. */
  public boolean has(int token, int mark) {
    return numbers.field(marksAt + token, mark) != 0;
  }

  /** Sets a mark of a card. */
  public void mark(int token, int mark) {
    numbers.setField(marksAt + token, mark, 1);
  }

  /** Removes a mark from a card. */
  public void unmark(int token, int mark) {
    numbers.setField(marksAt + token, mark, 0);
  }

  /** Removes a mark from all cards. */
  public void unmarkAll(int mark) {
    numbers.clearFields(marksAt, definition.size(), mark);
  }

  /** Removes all marks, uses and attachments from a card that leaves play. */
  public void wipe(int token) {
    numbers.set(marksAt + token, 0);
    attach(token, NONE);
  }

  /** Removes marks and attachments from a card that changes hands. It stays in play, and so do its uses (MT-RUL-36). */
  public void passOn(int token) {
    int inCombat = uses(token, Clause.Per.COMBAT);
    int inTurn = uses(token, Clause.Per.TURN);
    wipe(token);
    numbers.setField(marksAt + token, Counters.COMBAT_USES, inCombat);
    numbers.setField(marksAt + token, Counters.TURN_USES, inTurn);
  }

  /**
   * Returns the card attached to an Item or the Item it is attached to, {@link #NONE} if none; of a card in combat
   * its monster's slot, {@link Counters#UNAIMED} before that is chosen.
   */
  public int attached(int token) {
    return numbers.get(attachedAt + token + Counters.TO);
  }

  /** Sets the value of {@link #attached}. */
  public void attach(int token, int other) {
    numbers.set(attachedAt + token + Counters.TO, other);
  }

  /** Returns the seat that has played a card in the combat. */
  public int user(int token) {
    return numbers.field(marksAt + token, Counters.USER);
  }

  /** Sets the value of {@link #user}. */
  public void setUser(int token, int seat) {
    numbers.setField(marksAt + token, Counters.USER, seat);
  }

  /** Returns how often a card's ability was used in this combat or turn. */
  public int uses(int token, Clause.Per per) {
    return numbers.field(marksAt + token, per == Clause.Per.COMBAT ? Counters.COMBAT_USES : Counters.TURN_USES);
  }

  /** Counts a use of a card's ability. */
  public void use(int token) {
    if (fighter() >= 0) {
      count(token, Counters.COMBAT_USES);
    }
    count(token, Counters.TURN_USES);
  }

  private void count(int token, int uses) {
    int max = uses & 0xFFFF;
    numbers.setField(marksAt + token, uses, Math.min(max, numbers.field(marksAt + token, uses) + 1));
  }

  /** Begins a window in which Items may be turned and traded again. */
  public void beginWindow() {
    numbers.clear(Counters.Span.WINDOW);
  }

  /** Ends the talk of two players. */
  public void endTalk() {
    numbers.clear(Counters.Span.TALK);
  }

  /** Returns the face as which a seat is shown a card. */
  public int shown(int token, int seat) {
    return cards.aliasFor(token, seat);
  }

  /** Returns a seat's action with a card. */
  public VerbAction deed(ActionVerb word, int token, int seat) {
    return definition.actions.of(word, shown(token, seat));
  }

  /** Adds a card to those among which a seat chooses. */
  public void offer(int token, ActionVerb word, int seat, Candidates out) {
    out.add(token, shown(token, seat), deed(word, token, seat));
  }

  /** Lists what a seat may do with each card of a zone. */
  public void list(Zone zone, ActionVerb word, int seat, ActionCollector out) {
    for (int token = top(zone); token >= 0; token = next(token)) {
      out.add(deed(word, token, seat));
    }
  }

  /** Adds each card of a zone to those among which a seat chooses. */
  public void offer(Zone zone, ActionVerb word, int seat, Candidates out) {
    for (int token = top(zone); token >= 0; token = next(token)) {
      offer(token, word, seat, out);
    }
  }

  /** Adds each Item of a zone to those among which a seat chooses. */
  public void offerItems(Zone zone, ActionVerb word, int seat, Candidates out) {
    for (int token = top(zone, Face.ITEM); token >= 0; token = next(token, Face.ITEM)) {
      offer(token, word, seat, out);
    }
  }

  /** Returns the card of a zone that a seat's action names, {@link #NONE} if it is not there. */
  public int find(Zone zone, Action deed, int seat) {
    return cards.find(zone, ((VerbAction) deed).first(), seat);
  }

  /** Returns whether a seat is shown a card of its hand as a face. */
  public boolean holds(int seat, int face) {
    return cards.find(hand(seat), face, seat) >= 0;
  }

  /** Returns the first card of a type, {@link #NONE} if there is none. */
  public int first(Zone zone, CardType type) {
    return top(zone, 1 << type.ordinal());
  }

  /** Returns the cards of a zone, for texts. */
  public IntStream tokens(Zone zone) {
    return IntStream.iterate(top(zone), token -> token >= 0, this::next);
  }

  /** Returns the gold of the first picks. */
  public int gold(IntList selected, int count) {
    int sum = 0;
    for (int i = 0; i < count; i++) {
      sum += face(selected.get(i)).gold;
    }
    return sum;
  }

  /** Returns the sum of the Ranks of a seat's Katas (MT-KAT-02). */
  public int ranks(int seat) {
    int sum = 0;
    for (int token = top(table(seat)); token >= 0; token = next(token)) {
      sum += face(token).rank;
    }
    return sum;
  }
}
