package games.kumite.tmnt;

import games.kumite.api.Setup;
import games.kumite.spi.Start;
import games.kumite.spi.Step;
import games.kumite.spi.Texts;
import games.kumite.spi.cards.Cards;
import games.kumite.spi.cards.Zone;
import games.kumite.spi.testkit.LoadedDice;
import games.kumite.tmnt.content.CardType;
import games.kumite.tmnt.content.Content;
import games.kumite.tmnt.content.Deck;
import games.kumite.tmnt.state.Num;
import games.kumite.tmnt.state.Party;
import games.kumite.tmnt.state.Settings;
import games.kumite.tmnt.state.Stage;
import games.kumite.tmnt.state.Terms;
import games.kumite.tmnt.turn.Turn;
import games.kumite.tmnt.window.Priority;
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
final class Scene {

  private static final String NAMES = "ABCDEF";
  private static final List<String> USUAL_CHARACTERS = List.of("CH5", "CH3", "CH4", "CH6", "CH1", "CH2");

  private static final Map<Settings, Terms> TERMS = new LinkedHashMap<>();
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
  private List<Step<Party>> steps = List.of();
  private @Nullable Content cards;
  private @Nullable SceneGame game;

  private Scene(int seats) {
    this.seats = seats;
  }

  /** A position of 3 to 6 players. */
  static Scene of(int seats) {
    return new Scene(seats);
  }

  /** What a player has. */
  Scene player(String name, String words) {
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
  Scene nothingElseIn(Deck deck) {
    emptyDoors |= deck == Deck.DOOR;
    emptyTreasures |= deck == Deck.TREASURE;
    return this;
  }

  /** The cards of the game; else the shipped ones. */
  Scene cards(Content content) {
    cards = content;
    return this;
  }

  /** Begins at this table, which plays one scene after the other and costs less than a new one for each. */
  Scene at(SceneGame table) {
    game = table;
    return this;
  }

  /** Begins with the active player's turn (W-ARRANGE, if anybody can do anything). */
  Played turn() {
    return begin(List.of(Turn.BEGIN));
  }

  /** Begins with phase 1: the top Door card is turned up. */
  Played kick() {
    return begin(List.of(Turn.KICK, Stage.KICK, Turn.SECOND, Stage.SECOND, Priority.CLOSING.opening(),
        Stage.CLOSING, Turn.CHARITY, Stage.CHARITY, Stage.TURN, Turn.END));
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
    return begin(List.of(Turn.SECOND, Stage.SECOND, Priority.CLOSING.opening(), Stage.CLOSING, Turn.CHARITY,
        Stage.CHARITY, Stage.TURN, Turn.END));
  }

  /** Begins with W-END. */
  Played closing() {
    return begin(List.of(Priority.CLOSING.opening(), Stage.CLOSING, Turn.CHARITY, Stage.CHARITY, Stage.TURN,
        Turn.END));
  }

  /** Begins with Charity. */
  Played charity() {
    return begin(List.of(Turn.CHARITY, Stage.CHARITY, Stage.TURN, Turn.END));
  }

  private Played begin(List<Step<Party>> first) {
    steps = first;
    LoadedDice dice = new LoadedDice();
    Setup setup = Setup.seats(NAMES.substring(0, seats).split("")).option("leaving", leaving)
        .option("windows", discreet ? "discreet" : "able").random(dice);
    SceneGame table = game == null ? new SceneGame() : game;
    return new Played(table.play(this).start(setup), dice, isEachTold);
  }

  /** The terms of a content are made once. */
  private static synchronized Terms terms(Settings settings, Content content, Texts texts) {
    if (termsOf != content) {
      TERMS.clear();
      termsOf = content;
    }
    return TERMS.computeIfAbsent(settings, chosen -> new Terms(chosen, content, texts));
  }

  /** The state that the position is. */
  @SuppressWarnings("unchecked")
  Party lay(Start start, Content shipped) {
    Party party = new Party(start, terms(Settings.of(start), cards == null ? shipped : cards, start.texts()));
    String own = words(players.getOrDefault(0, "")).stream().filter(word -> word.startsWith("CH")).findFirst()
        .orElse(USUAL_CHARACTERS.get(0));
    party.cards().swapFaces(0, find(party, own)); // the card with number 0 lies before A
    party.set(Num.BEGUN, 1);
    party.set(Num.ACTIVE, active);
    party.set(Num.FIRST, first);
    List<String> characters = new ArrayList<>(USUAL_CHARACTERS);
    players.values().forEach(text -> characters.removeAll(words(text)));
    for (int seat = 0; seat < seats; seat++) {
      String text = players.getOrDefault(seat, "");
      if (words(text).stream().noneMatch(word -> word.startsWith("CH"))) {
        text = characters.remove(0) + " " + text;
      }
      seat(party, seat, text);
    }
    doorDiscards.forEach(id -> party.cards().moveToTop(find(party, id), party.zones().discards[0]));
    stack(party, Deck.DOOR, doors, emptyDoors);
    stack(party, Deck.TREASURE, treasures, emptyTreasures);
    party.then((Step<Party>[]) steps.toArray(Step<?>[]::new));
    return party;
  }

  private static void seat(Party party, int seat, String text) {
    int bar = text.indexOf('|');
    for (String word : words(bar < 0 ? text : text.substring(0, bar))) {
      if (word.equals("dead")) {
        party.setSeat(seat, Num.IS_DEAD, 1);
      } else if (word.startsWith("omen-")) {
        party.setSeat(seat, Num.OMEN, -Integer.parseInt(word.substring(5)));
      } else if (word.startsWith("run-omen-")) {
        party.setSeat(seat, Num.RUN_OMEN, -Integer.parseInt(word.substring(9)));
      } else if (word.equals("new-hand")) {
        party.setSeat(seat, Num.NEW_HAND, 1);
      } else if (word.matches("L\\d+") && Integer.parseInt(word.substring(1)) <= Party.GOAL && word.length() < 3) {
        party.setSeat(seat, Num.LEVEL, Integer.parseInt(word.substring(1)));
      } else {
        inPlay(party, seat, word);
      }
    }
    for (String id : words(bar < 0 ? "" : text.substring(bar + 1))) {
      party.cards().moveToBottom(find(party, id), party.hand(seat));
    }
  }

  private static void inPlay(Party party, int seat, String word) {
    String[] ids = word.replace("~", "").split("\\+");
    int token = find(party, ids[0]);
    CardType type = party.face(token).type;
    party.cards().moveToBottom(token, type == CardType.TRAP ? party.kept(seat) : party.table(seat));
    if (type == CardType.ITEM && !word.startsWith("~")) {
      party.mark(token, Num.EQUIPPED);
    }
    if (ids.length > 1) {
      int cheat = find(party, ids[1]);
      party.cards().moveToBottom(cheat, party.table(seat));
      party.attach(cheat, token);
      party.attach(token, cheat);
    }
  }

  private static void stack(Party party, Deck deck, List<String> ids, boolean nothingElse) {
    Cards cards = party.cards();
    Zone zone = party.zones().decks[deck.ordinal()];
    List<Integer> tokens = new ArrayList<>();
    ids.forEach(id -> tokens.add(find(party, id, tokens)));
    for (int i = tokens.size() - 1; i >= 0; i--) {
      cards.moveToTop(tokens.get(i), zone);
    }
    while (nothingElse && cards.count(zone) > ids.size()) {
      cards.moveToTop(cards.bottom(zone), party.zones().open);
    }
  }

  /** A card with this id that lies where all cards begin. */
  private static int find(Party party, String id) {
    return find(party, id, List.of());
  }

  private static int find(Party party, String ledgerId, List<Integer> taken) {
    String id = ledgerId.matches("W0\\d") ? "wandering" : ledgerId; // the three are alike
    List<Zone> from = new ArrayList<>(Arrays.asList(party.zones().decks));
    from.add(party.zones().characters);
    for (Zone zone : from) {
      for (int token = party.cards().top(zone); token >= 0; token = party.cards().next(token)) {
        if (party.face(token).id.equals(id) && !taken.contains(token)) {
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
