package games.kumite.journey.state;

import games.kumite.api.Keys;
import games.kumite.journey.content.Content;
import games.kumite.journey.content.EffectVerb;
import games.kumite.journey.content.Trigger.Event;
import games.kumite.journey.map.BasePoses;
import games.kumite.journey.map.Facing;
import games.kumite.journey.map.Ground;
import games.kumite.journey.map.Pose;
import games.kumite.journey.state.Counters.FigureNumber;
import games.kumite.journey.state.Counters.PilgrimNumber;
import games.kumite.journey.state.Counters.TokenNumber;
import games.kumite.spi.IntList;
import games.kumite.spi.MatchConfig;
import games.kumite.spi.Places;
import games.kumite.spi.Step;
import games.kumite.spi.TabletopState;
import games.kumite.spi.cards.Zone;
import java.util.Arrays;

/**
 * The state of a match: cards, squares, and declared numbers ({@link Counters}).
 *
 * <p>Seats are named by their index, pilgrims and figures by their number, cards by their token. Nothing but the order
 * of decks is hidden.
 */
public final class GameState extends TabletopState<GameState> {

  /** The value for no pilgrim, no card and no seat. */
  public static final int NOBODY = -1;

  private static final QuestToken.Gate[] GATES = QuestToken.Gate.values();

  private final MatchDefinition definition;
  private final Occupancy squares;

  /**
   * Creates a match in which nothing has happened.
   *
   * @param config the agreed start of the match
   * @param definition the fixed values
   */
  public GameState(MatchConfig config, MatchDefinition definition) {
    super(config, definition.zones.layout, definition.numbers);
    this.definition = definition;
    squares = new Occupancy(definition.maxSquares);
  }

  private GameState(GameState other) {
    super(other);
    definition = other.definition;
    squares = new Occupancy(other.squares);
  }

  @Override
  public GameState copy() {
    return new GameState(this);
  }

  @Override
  protected long publicKeyPart() {
    long key = squares.key();
    for (Continuation continuation : currentLocals(Continuation.class)) {
      key = Keys.join(key, continuation.key());
    }
    return key;
  }

  @Override
  protected boolean leavesDice(String label) {
    return false; // JW-RUL-153: they are numbers of the match, see TableDice
  }

  @Override
  protected void collectPlaces(Places places) {
    if (!hasScene()) {
      return;
    }
    QuestBoard scene = scene();
    for (int figure = 0; figure < definition.figures(); figure++) {
      int pose = pose(figure);
      if (pose != Pose.NONE) {
        places.at(definition.figure(figure).id(), scene.space(Pose.square(pose)), Facing.at(Pose.facing(pose)).word());
      }
    }
    for (int piece = 0; piece < scene.pieces(); piece++) {
      boolean isShown = isThere(piece) || scene.piece(piece).kind == QuestToken.Kind.DOOR; // JW-ACT-10
      if (isShown && square(piece) >= 0) { // not yet laid before the quest begins
        places.at("token:" + scene.piece(piece).name, scene.space(square(piece)));
      }
    }
  }

  /** Returns the fixed values of the match. */
  public MatchDefinition definition() {
    return definition;
  }

  /** Returns the procedures that one rule starts for another. */
  public Callbacks callbacks() {
    return definition.callbacks;
  }

  /**
   * Lets cards be played after an event, if any card of the content waits for it.
   *
   * @param event the event
   * @param by the figure that caused it, {@link #NOBODY} for none
   * @param on the affected figure, {@link #NOBODY} for none
   */
  public void after(Event event, int by, int on) {
    if (definition.isAwaited(event)) {
      then(definition.callbacks.after(event, by, on));
    }
  }

  /** Lets cards be played after each of several events of one kind, with the affected figure of each. */
  public void after(Event event, int by, IntList on) {
    if (definition.isAwaited(event)) {
      then(new Repetition(by, Arrays.stream(on.toArray()).mapToObj(each -> definition.callbacks.after(event, by, each)).toList()));
    }
  }

  /** Puts a step on the agenda, and says what follows it, unless that is empty. */
  public void then(Step<GameState> step, Continuation.Kind kind, int figure, IntList what) {
    then(step);
    if (what.size() > 0) {
      then(new Continuation(kind, figure, what));
    }
  }

  /** Returns the zones of cards. */
  public Zones zones() {
    return definition.zones;
  }

  /** Returns the figures and tokens on the squares. */
  public Occupancy squares() {
    return squares;
  }

  /** Returns the face of a card. */
  public Face face(int token) {
    return definition.face(cards.face(token));
  }

  /** Returns the face that the player of a pilgrim sees on a card. */
  public int shown(int token, int pilgrim) {
    return cards.aliasFor(token, controller(pilgrim));
  }

  // the match

  /** Returns whether the quest is chosen. */
  public boolean hasScene() {
    return numbers.get(Counters.QUEST) > 0;
  }

  /** Returns the quest; it must have been chosen. */
  public QuestBoard scene() {
    return definition.scene(numbers.get(Counters.QUEST) - 1);
  }

  /** Returns how often a type of demon was defeated. */
  public int defeats(int type) {
    return numbers.get(definition.typesAt + type);
  }

  /** Counts a defeat. */
  public void addDefeat(int type) {
    numbers.add(definition.typesAt + type, 1);
  }

  // pilgrims

  /** Returns a number of a pilgrim. */
  public int pilgrim(int pilgrim, PilgrimNumber number) {
    return numbers.get(definition.pilgrimsAt + pilgrim * MatchDefinition.PILGRIM_WIDTH + number.place());
  }

  /** Sets a number of a pilgrim. */
  public void setPilgrim(int pilgrim, PilgrimNumber number, int value) {
    int at = definition.pilgrimsAt + pilgrim * MatchDefinition.PILGRIM_WIDTH + number.place();
    if (number == Counters.CHI && numbers.get(at) != value) {
      numbers.set(Counters.PASSED, 0); // JW-RUL-109
    }
    numbers.set(at, value);
  }

  /** Returns the seat that controls a pilgrim, {@link #NOBODY} if none does yet. */
  public int controller(int pilgrim) {
    return pilgrim(pilgrim, Counters.CONTROLLER) - 1;
  }

  /** Returns the number of pilgrims that a seat controls. */
  public int controlled(int seat) {
    int count = 0;
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      count += controller(pilgrim) == seat ? 1 : 0;
    }
    return count;
  }

  /** Returns the pilgrim at a place of the initiative order, from 1; {@link #NOBODY} if the order is not agreed yet. */
  public int inOrder(int place) {
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      if (pilgrim(pilgrim, Counters.PLACE) == place) {
        return pilgrim;
      }
    }
    return NOBODY;
  }

  /**
   * Returns the seat that decides for the group what demons do in doubt: Tripitaka's controller; while he is unconscious,
   * that of the next conscious pilgrim in initiative order (JW-AI-16). A pilgrim is conscious.
   */
  public int groupSeat() {
    int place = pilgrim(definition().leader, Counters.PLACE);
    while (!isConscious(inOrder(place))) {
      place = place % Content.PILGRIMS + 1;
    }
    return controller(inOrder(place));
  }

  /** Returns whether a pilgrim is conscious (JW-DEF-01). */
  public boolean isConscious(int pilgrim) {
    return pilgrim(pilgrim, Counters.LYING) == 0;
  }

  /** Returns bits of the conscious pilgrims. */
  public int conscious() {
    int conscious = 0;
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      conscious |= isConscious(pilgrim) ? 1 << pilgrim : 0;
    }
    return conscious;
  }

  /** Returns the maximum of a pilgrim's health, corruption included; at least 1. */
  public int maxHealth(int pilgrim) {
    int sum = definition.pilgrim(pilgrim).entry().health();
    for (int card = cards.top(definition.zones.corruption[pilgrim]); card >= 0; card = cards.next(card)) {
      sum += face(card).maxHealth;
    }
    return Math.max(1, sum);
  }

  /** Returns the maximum of a pilgrim's chi, corruption included. */
  public int maxChi(int pilgrim) {
    int sum = definition.pilgrim(pilgrim).entry().chi();
    for (int card = cards.top(definition.zones.corruption[pilgrim]); card >= 0; card = cards.next(card)) {
      sum += face(card).maxChi;
    }
    return Math.max(0, sum);
  }

  /** Returns the sum of the numbers of a word over the cards of a zone. */
  public int sum(Zone zone, EffectVerb verb) {
    int sum = 0;
    for (int card = cards.top(zone); card >= 0; card = cards.next(card)) {
      sum += face(card).card.sum(verb);
    }
    return sum;
  }

  /** Returns whether a card of a zone has a word. */
  public boolean has(Zone zone, EffectVerb verb) {
    int card = cards.top(zone);
    while (card >= 0 && !face(card).card.does(verb)) {
      card = cards.next(card);
    }
    return card >= 0;
  }

  /** Returns a pilgrim's hand. */
  public Zone hand(int pilgrim) {
    return definition.zones.hands[pilgrim];
  }

  /** Returns whether a card that is used once per turn was used in this turn. */
  public boolean isSpent(Face face) {
    return face.once >= 0 && numbers.get(definition.cardsAt + face.once) != 0;
  }

  /** Notes the use of a card that is used once per turn. */
  public void spend(Face face) {
    if (face.once >= 0) {
      numbers.set(definition.cardsAt + face.once, 1);
    }
  }

  // figures

  /** Returns a number of a figure. */
  public int figure(int figure, FigureNumber number) {
    return numbers.get(definition.figuresAt + figure * MatchDefinition.FIGURE_WIDTH + number.place());
  }

  /** Sets a number of a figure. */
  public void setFigure(int figure, FigureNumber number, int value) {
    int at = definition.figuresAt + figure * MatchDefinition.FIGURE_WIDTH + number.place();
    if (number == Counters.HEALTH && figure < Content.PILGRIMS && numbers.get(at) != value) {
      numbers.set(Counters.PASSED, 0); // JW-RUL-109
    }
    numbers.set(at, value);
  }

  /** Returns the turn tokens on a figure's condition; -1 if it does not have that condition. */
  public int turnTokens(int figure, int condition) {
    return numbers.get(definition.conditionsAt + figure * definition.conditions + condition);
  }

  /** Gives a figure a condition with a given number of turn tokens; -1 takes it away. */
  public void setTurnTokens(int figure, int condition, int tokens) {
    int at = definition.conditionsAt + figure * definition.conditions + condition;
    if (figure < Content.PILGRIMS && numbers.get(at) != tokens) {
      numbers.set(Counters.PASSED, 0); // JW-RUL-109
    }
    numbers.set(at, tokens);
  }

  /** Returns the pose of a figure, {@link Pose#NONE} off the map. */
  public int pose(int figure) {
    return figure(figure, Counters.POSE);
  }

  /** Returns the poses and moves of a figure's base on the map. */
  public BasePoses footing(int figure) {
    return scene().walking(definition.figure(figure).shape);
  }

  /** Puts a figure in a pose, {@link Pose#NONE} takes it off the map. */
  public void place(int figure, int pose) {
    BasePoses footing = footing(figure);
    cover(footing, pose(figure), Occupancy.NONE);
    cover(footing, pose, figure);
    if (pose(figure) != pose && numbers.get(Counters.PASSED) != 0) {
      askAgainAfterAMove();
    }
    setFigure(figure, Counters.POSE, pose);
  }

  /**
   * Forgets that seats have passed at quiet points, for seats with a card that depends on the places of figures
   * (JW-RUL-109).
   */
  private void askAgainAfterAMove() {
    int passed = numbers.get(Counters.PASSED);
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      int seat = controller(pilgrim);
      if (seat >= 0 && (passed >> seat & 1) != 0
          && (dependsOnPlaces(definition.zones.hands[pilgrim]) || dependsOnPlaces(definition.zones.inPlay[pilgrim]))) {
        passed &= ~(1 << seat);
      }
    }
    numbers.set(Counters.PASSED, passed);
  }

  private boolean dependsOnPlaces(Zone zone) {
    for (int token = cards.top(zone); token >= 0; token = cards.next(token)) {
      if (face(token).dependsOnPlaces) {
        return true;
      }
    }
    return false;
  }

  private void cover(BasePoses footing, int pose, int figure) {
    if (pose != Pose.NONE) {
      for (int k = 0; k < footing.size(); k++) {
        squares.stand(footing.square(pose, k), figure);
      }
    }
  }

  /** Returns a free miniature of a type, {@link #NOBODY} if all are on the map (JW-RUL-75). */
  public int free(int type) {
    for (int figure = definition.firstOf(type); figure < definition.firstOf(type + 1); figure++) {
      if (pose(figure) == Pose.NONE) {
        return figure;
      }
    }
    return NOBODY;
  }

  /** Brings a free demon into play. */
  public void enter(int figure, int pose) {
    place(figure, pose);
    stamp(figure);
    setFigure(figure, Counters.HEALTH, definition.demon(definition.figure(figure).type).entry().health());
    setFigure(figure, Counters.GUEST, 0);
  }

  /** Gives a figure the next number, for its entry into play or its fall. */
  public void stamp(int figure) {
    numbers.add(Counters.ENTRIES, 1);
    setFigure(figure, Counters.ENTRY, numbers.get(Counters.ENTRIES));
  }

  /** Returns whether a figure was on the map at a time and has stayed there, a pilgrim without a fall. */
  public boolean isStill(int figure, int since) {
    return pose(figure) != Pose.NONE && figure(figure, Counters.ENTRY) <= since;
  }

  /** Takes a figure out of play; its conditions end, and a demon's miniature is free again (JW-ATK-17, JW-RUL-75). */
  public void leave(int figure) {
    place(figure, Pose.NONE);
    setFigure(figure, Counters.GUEST, 0);
    for (int condition = 0; condition < definition.content.conditions().size(); condition++) {
      setTurnTokens(figure, condition, NOBODY);
    }
  }

  /** Returns the place of a square among those that actions name. */
  public int placeOf(int square) {
    return definition.place(scene(), square);
  }

  /** Returns the square that an action names. */
  public int squareAt(int place) {
    return definition.square(scene(), place);
  }

  /** Returns the place of a token among those that actions name. */
  public int wordOf(int piece) {
    return definition.place(scene().piece(piece));
  }

  /** Returns the token that an action names. */
  public int pieceOf(int word) {
    int piece = 0;
    while (wordOf(piece) != word) {
      piece++;
    }
    return piece;
  }

  // tokens

  private int at(int piece, TokenNumber number) {
    return definition.piecesAt + piece * MatchDefinition.PIECE_WIDTH + number.place();
  }

  /** Returns whether a token lies on the map, whether or not a gate is closed; for a door, whether it is closed. */
  public boolean isThere(int piece) {
    return numbers.get(at(piece, Counters.STATUS)) != 0 || scene().piece(piece).kind == QuestToken.Kind.GATE;
  }

  /** Returns the status of a gate. */
  public QuestToken.Gate gate(int piece) {
    return GATES[numbers.get(at(piece, Counters.STATUS))];
  }

  /** Changes a gate. */
  public void setGate(int piece, QuestToken.Gate gate) {
    numbers.set(at(piece, Counters.STATUS), gate.ordinal());
  }

  /**
   * Returns the closed gates.
   *
   * @param id the id of one gate, or the empty text for all
   * @return bits of their tokens
   */
  public long closedGates(String id) {
    QuestBoard scene = scene();
    long closed = 0;
    for (int piece = 0; piece < scene.pieces(); piece++) {
      QuestToken token = scene.piece(piece);
      boolean isMeant = token.kind == QuestToken.Kind.GATE && (id.isEmpty() || token.id.equals(id));
      closed |= isMeant && gate(piece) == QuestToken.Gate.CLOSED ? 1L << piece : 0;
    }
    return closed;
  }

  /** Returns the number of additional cards that a gate draws in the next Demon phase. */
  public int extraCards(int gate) {
    return numbers.get(at(gate, Counters.EXTRA));
  }

  /** Sets the number of additional cards that a gate draws in the next Demon phase. */
  public void setExtraCards(int gate, int cards) {
    numbers.set(at(gate, Counters.EXTRA), cards);
  }

  /** Returns the square of a token on the map; of a door the western or northern one. */
  public int square(int piece) {
    return numbers.get(at(piece, Counters.SQUARE));
  }

  /** Returns bits of the pilgrims that have used a well. */
  public int users(int piece) {
    return numbers.get(at(piece, Counters.USED));
  }

  /** Notes that a pilgrim has used a well. */
  public void use(int piece, int pilgrim) {
    numbers.set(at(piece, Counters.USED), users(piece) | 1 << pilgrim);
  }

  /** Lays a token on a square in its initial status; a door that is open leaves its squares free (JW-TER-12). */
  public void lay(int piece, int square) {
    QuestToken token = scene().piece(piece);
    numbers.set(at(piece, Counters.STATUS), token.status);
    numbers.set(at(piece, Counters.SQUARE), square);
    if (token.kind == QuestToken.Kind.DOOR && token.status == 0) {
      return;
    }
    if (token.kind == QuestToken.Kind.DOOR) {
      squares.shut(square, piece);
      squares.shut(token.second, piece);
    } else {
      squares.lay(square, piece);
    }
  }

  /** Takes a token off the map; breaks a door (JW-ACT-10, JW-TER-12). */
  public void take(int piece) {
    squares.clear(square(piece));
    if (scene().piece(piece).second != Ground.NONE) {
      squares.clear(scene().piece(piece).second);
    }
    numbers.set(at(piece, Counters.STATUS), 0);
  }
}
