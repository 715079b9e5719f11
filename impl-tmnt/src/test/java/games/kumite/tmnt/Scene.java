package games.kumite.tmnt;

import games.kumite.api.Setup;
import games.kumite.spi.MatchConfig;
import games.kumite.spi.Step;
import games.kumite.spi.Texts;
import games.kumite.spi.cards.Cards;
import games.kumite.spi.cards.Zone;
import games.kumite.spi.testkit.LoadedDice;
import games.kumite.spi.testkit.SceneGame;
import games.kumite.tmnt.content.CardType;
import games.kumite.tmnt.content.Content;
import games.kumite.tmnt.content.DeckKind;
import games.kumite.tmnt.effect.CardWords;
import games.kumite.tmnt.state.Counters;
import games.kumite.tmnt.state.GameState;
import games.kumite.tmnt.state.MatchDefinition;
import games.kumite.tmnt.state.Settings;
import games.kumite.tmnt.state.Stage;
import games.kumite.tmnt.turn.KickOpenDoor;
import games.kumite.tmnt.turn.TurnSteps;
import games.kumite.tmnt.window.PriorityWindow;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A position from which a test plays on. Players are A, B, C... clockwise.
 *
 * <pre>{@code
 * Played game = Scene.of(4)
 *     .player("A", "CH5 L3 I22 ~I08 S1 | O08 E01")
 *     .doors("M22")
 *     .kick();
 * }</pre>
 *
 * <p>A player is told by words: the Character card, the Level ({@code L3}), and the cards in play: Items equipped, with a
 * tilde before the id sideways; {@code I09+C01} with Cheat! attached; a Trap is kept; {@code dead}, {@code new-hand} for
 * one that draws anew at its next turn, {@code omen-2} and {@code run-omen-1} for Bad Stuff that counts in the next combat. Behind a bar comes the hand. Who is not told has Level 1, nothing else, and
 * a Character of those left, April O'Neil first. All other cards lie in their decks, in no order that matters.
 */
public final class Scene {

  private static final TmntGame REAL = new TmntGame();
  private static final Content SHIPPED = Content.shelf(CardWords.ALL).of("");
  private static final String NAMES = "ABCDEF";
  private static final List<String> USUAL_CHARACTERS = List.of("CH5", "CH3", "CH4", "CH6", "CH1", "CH2");

  private static final Map<Settings, MatchDefinition> TERMS = new LinkedHashMap<>();
  private static @Nullable Content termsOf;

  private final int seats;
  private final Map<Integer, String> players = new LinkedHashMap<>();
  private final List<String> doorDiscards = new ArrayList<>();
  private List<String> doors = List.of();
  private List<String> treasures = List.of();
  private int active;
  private int first;
  private boolean leaving;
  private boolean discreet;
  private boolean emptyDoors;
  private boolean emptyTreasures;
  private boolean isEachTold;
  private List<Step<GameState>> steps = List.of();
  private Content cards = SHIPPED;

  private Scene(int seats) {
    this.seats = seats;
  }

  /** A position of 3 to 6 players. */
  public static Scene of(int seats) {
    return new Scene(seats);
  }

  /** What a player has. */
  public Scene player(String name, String words) {
    players.put(NAMES.indexOf(name), words);
    return this;
  }

  /** Whose turn it is; else A's. */
  Scene active(String name) {
    active = NAMES.indexOf(name);
    return this;
  }

  /** Who was the first player; else A. */
  Scene first(String name) {
    first = NAMES.indexOf(name);
    return this;
  }

  /** Players may leave the match. */
  Scene leaving() {
    leaving = true;
    return this;
  }

  /** Windows ask everybody who might act for all that is public. */
  Scene discreet() {
    discreet = true;
    return this;
  }

  /** Also questions of a single action are told. */
  Scene eachQuestion() {
    isEachTold = true;
    return this;
  }

  /** The Door deck from the top; the others lie below. */
  Scene doors(String ids) {
    doors = words(ids);
    return this;
  }

  /** The Treasure deck from the top; the others lie below. */
  Scene treasures(String ids) {
    treasures = words(ids);
    return this;
  }

  /** The Door discard pile holds these, the last on top. */
  Scene discarded(String ids) {
    doorDiscards.addAll(words(ids));
    return this;
  }

  /** A deck holds only what was told; its other cards are out of the game, on the pile of cards on their way. */
  Scene nothingElseIn(DeckKind deck) {
    emptyDoors |= deck == DeckKind.DOOR;
    emptyTreasures |= deck == DeckKind.TREASURE;
    return this;
  }

  /** The cards of the game; else the shipped ones. */
  Scene cards(Content content) {
    cards = content;
    return this;
  }

  /** Begins with the active player's turn (W-ARRANGE, if anybody can do anything). */
  Played turn() {
    return begin(List.of(TurnSteps.BEGIN));
  }

  /** Begins with phase 1: the top Door card is turned up. */
  Played kick() {
    return begin(List.of(KickOpenDoor.KICK_OPEN_DOOR, Stage.KICK, TurnSteps.SECOND, Stage.SECOND, PriorityWindow.CLOSING.opening(),
        Stage.CLOSING, TurnSteps.CHARITY, Stage.CHARITY, Stage.TURN, TurnSteps.END));
  }

  /** Begins with a combat of the active player against this monster, turned up in phase 1. */
  Played fight(String monster) {
    List<String> below = doors;
    doors = new ArrayList<>(List.of(monster));
    doors.addAll(below);
    return kick();
  }

  /** Begins with phase 2. */
  Played second() {
    return begin(List.of(TurnSteps.SECOND, Stage.SECOND, PriorityWindow.CLOSING.opening(), Stage.CLOSING, TurnSteps.CHARITY,
        Stage.CHARITY, Stage.TURN, TurnSteps.END));
  }

  /** Begins with W-END. */
  Played closing() {
    return closing(PriorityWindow.CLOSING.opening());
  }

  /** Begins with another window in place of W-END. */
  public Played closing(Step<GameState> window) {
    return begin(List.of(window, Stage.CLOSING, TurnSteps.CHARITY, Stage.CHARITY, Stage.TURN, TurnSteps.END));
  }

  /** Begins with Charity. */
  Played charity() {
    return begin(List.of(TurnSteps.CHARITY, Stage.CHARITY, Stage.TURN, TurnSteps.END));
  }

  private Played begin(List<Step<GameState>> first) {
    steps = first;
    LoadedDice dice = new LoadedDice();
    Setup setup = Setup.seats(NAMES.substring(0, seats).split("")).option("leaving", leaving)
        .option("windows", discreet ? "discreet" : "able").random(dice);
    return new Played(new SceneGame<>(REAL, this::lay).start(setup), dice, isEachTold);
  }

  /** The terms of a content are made once. */
  private static synchronized MatchDefinition terms(Settings settings, Content content, Texts texts) {
    if (termsOf != content) {
      TERMS.clear();
      termsOf = content;
    }
    return TERMS.computeIfAbsent(settings, chosen -> new MatchDefinition(chosen, content, texts));
  }

  /** The state that the position is. */
  @SuppressWarnings("unchecked")
  private GameState lay(MatchConfig config) {
    GameState state = new GameState(config, terms(Settings.of(config), cards, config.texts()));
    String own = words(players.getOrDefault(0, "")).stream().filter(word -> word.startsWith("CH")).findFirst()
        .orElse(USUAL_CHARACTERS.get(0));
    state.cards().swapFaces(0, find(state, own)); // the card with number 0 lies before A
    state.set(Counters.BEGUN, 1);
    state.set(Counters.ACTIVE, active);
    state.set(Counters.FIRST, first);
    List<String> characters = new ArrayList<>(USUAL_CHARACTERS);
    players.values().forEach(text -> characters.removeAll(words(text)));
    for (int seat = 0; seat < seats; seat++) {
      String text = players.getOrDefault(seat, "");
      if (words(text).stream().noneMatch(word -> word.startsWith("CH"))) {
        text = characters.remove(0) + " " + text;
      }
      seat(state, seat, text);
    }
    doorDiscards.forEach(id -> state.cards().moveToTop(find(state, id), state.zones().discards[0]));
    stack(state, DeckKind.DOOR, doors, emptyDoors);
    stack(state, DeckKind.TREASURE, treasures, emptyTreasures);
    state.then((Step<GameState>[]) steps.toArray(Step<?>[]::new));
    return state;
  }

  private static void seat(GameState state, int seat, String text) {
    int bar = text.indexOf('|');
    for (String word : words(bar < 0 ? text : text.substring(0, bar))) {
      if (word.equals("dead")) {
        state.setSeat(seat, Counters.IS_DEAD, 1);
      } else if (word.startsWith("omen-")) {
        state.setSeat(seat, Counters.OMEN, -Integer.parseInt(word.substring(5)));
      } else if (word.startsWith("run-omen-")) {
        state.setSeat(seat, Counters.RUN_OMEN, -Integer.parseInt(word.substring(9)));
      } else if (word.equals("new-hand")) {
        state.setSeat(seat, Counters.NEW_HAND, 1);
      } else if (word.matches("L\\d+") && Integer.parseInt(word.substring(1)) <= GameState.GOAL && word.length() < 3) {
        state.setSeat(seat, Counters.LEVEL, Integer.parseInt(word.substring(1)));
      } else {
        inPlay(state, seat, word);
      }
    }
    for (String id : words(bar < 0 ? "" : text.substring(bar + 1))) {
      state.cards().moveToBottom(find(state, id), state.hand(seat));
    }
  }

  private static void inPlay(GameState state, int seat, String word) {
    String[] ids = word.replace("~", "").split("\\+");
    int token = find(state, ids[0]);
    CardType type = state.face(token).type;
    state.cards().moveToBottom(token, type == CardType.TRAP ? state.kept(seat) : state.table(seat));
    if (type == CardType.ITEM && !word.startsWith("~")) {
      state.mark(token, Counters.EQUIPPED);
    }
    if (ids.length > 1) {
      int cheat = find(state, ids[1]);
      state.cards().moveToBottom(cheat, state.table(seat));
      state.attach(cheat, token);
      state.attach(token, cheat);
    }
  }

  private static void stack(GameState state, DeckKind deck, List<String> ids, boolean nothingElse) {
    Cards cards = state.cards();
    Zone zone = state.zones().decks[deck.ordinal()];
    List<Integer> tokens = new ArrayList<>();
    ids.forEach(id -> tokens.add(find(state, id, tokens)));
    for (int i = tokens.size() - 1; i >= 0; i--) {
      cards.moveToTop(tokens.get(i), zone);
    }
    while (nothingElse && cards.count(zone) > ids.size()) {
      cards.moveToTop(cards.bottom(zone), state.zones().open);
    }
  }

  /** A card with this id that lies where all cards begin. */
  private static int find(GameState state, String id) {
    return find(state, id, List.of());
  }

  private static int find(GameState state, String ledgerId, List<Integer> taken) {
    String id = ledgerId.matches("W0\\d") ? "wandering" : ledgerId; // the three are alike
    List<Zone> from = new ArrayList<>(Arrays.asList(state.zones().decks));
    from.add(state.zones().characters);
    for (Zone zone : from) {
      for (int token = state.cards().top(zone); token >= 0; token = state.cards().next(token)) {
        if (state.face(token).id.equals(id) && !taken.contains(token)) {
          return token;
        }
      }
    }
    throw new IllegalArgumentException("no card " + id + " is left");
  }

  static List<String> words(String text) {
    return text.isBlank() ? List.of() : List.of(text.strip().split("\\s+"));
  }
}
