package games.kumite.bigtrouble;

import games.kumite.api.Setup;
import games.kumite.bigtrouble.content.Content;
import games.kumite.bigtrouble.content.Contents;
import games.kumite.bigtrouble.content.DiceFaces;
import games.kumite.bigtrouble.content.FateFace;
import games.kumite.bigtrouble.content.ItemKind;
import games.kumite.bigtrouble.content.vocabulary.Attribute;
import games.kumite.bigtrouble.round.Rounds;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.bigtrouble.state.MatchDefinition;
import games.kumite.bigtrouble.state.MinionList;
import games.kumite.bigtrouble.state.Settings;
import games.kumite.spi.MatchConfig;
import games.kumite.spi.Step;
import games.kumite.spi.cards.Cards;
import games.kumite.spi.cards.Zone;
import games.kumite.spi.testkit.LoadedDice;
import games.kumite.spi.testkit.SceneGame;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A position from which a test plays on. Players are A, B, C, D in seat order.
 *
 * <pre>{@code
 * Played game = Scene.of(2).hero("A", "jack S11 chi=4").hero("B", "wang S5 chi=6 health=8")
 *     .minions("LD@S9").begin(ENEMIES);
 * }</pre>
 *
 * <p>A hero is told by words: its id, its space, numbers ({@code health=8 chi=4 level=2}), upgrades that it owns ({@code
 * WG3}, with a plus on the epic side), items ({@code item=LuckyCoin}), a kept Hell card ({@code HL07}), rolled dice
 * ({@code dice=body,mind,spirit}), {@code special} or {@code co-op}. Who is not told is of the heroes left, has 10
 * health, and is in the restaurant or at L1-1. Decks lie in the order of the content. Defense dice that are not laid show
 * demons, action dice body.
 */
public final class Scene {

  private static final BigTroubleGame REAL = new BigTroubleGame();
  private static final String NAMES = "ABCD";
  private static final List<String> USUAL = List.of("jack", "wang", "gracie", "egg", "margo", "eddie");

  private final int seats;
  private final Map<Integer, String> heroes = new LinkedHashMap<>();
  private final List<Consumer<GameState>> more = new ArrayList<>();
  private final Map<String, Object> options = new LinkedHashMap<>();
  private final LoadedDice dice = new LoadedDice();
  private Content content = Contents.SHIPPED;
  private int act = 1;
  private @Nullable MatchDefinition definition;

  private Scene(int seats) {
    this.seats = seats;
    StringBuilder usual = new StringBuilder();
    for (int seat = 1; seat <= seats; seat++) {
      usual.append(" defense-").append(seat).append("=1 action-").append(seat).append("=1");
    }
    dice.layUsual(usual.toString());
  }

  public static Scene of(int seats) {
    return new Scene(seats);
  }

  /** Four heroes, each somewhere else, but A and D: whoever is meant by a text, others are not. */
  static Scene streets(Content content) {
    return Scene.of(4).content(content).threat(3).audacity(1)
        .hero("A", "jack S9 health=6 chi=5 HL07 item=LuckyCoin").hero("B", "wang U4 health=5 chi=7 HL08 special")
        .hero("C", "gracie T1 health=7 chi=3 item=HugeBuzz").hero("D", "egg S9 health=4 chi=4");
  }

  Scene content(Content own) {
    content = own;
    return this;
  }

  Scene option(String name, Object value) {
    options.put(name, value);
    return this;
  }

  /** The lair, its arena closed. */
  Scene actTwo() {
    act = 2;
    return this;
  }

  public Scene hero(String name, String words) {
    heroes.put(NAMES.indexOf(name), words);
    return this;
  }

  /** Minions by abbreviation and space, the oldest first; a quest's with its slot: {@code LD@S9 HM@S4#0}. */
  public Scene minions(String words) {
    return with(state -> {
      for (String word : words.split(" ")) {
        String[] parts = word.split("[@#]");
        state.horde().add(state.content().minion(parts[0]), state.board().at(parts[1]),
            parts.length > 2 ? Integer.parseInt(parts[2]) : MinionList.NO_QUEST);
      }
    });
  }

  /** A boss by id ({@code lo-pan} for Lo Pan), space and health. */
  Scene boss(String id, String space, int health) {
    return with(state -> {
      int boss = id.equals("lo-pan") ? state.loPan() : state.content().boss(id);
      state.setBoss(boss, Counters.BOSS_SPACE, state.board().at(space));
      state.setBoss(boss, Counters.BOSS_HEALTH, health);
    });
  }

  Scene number(int place, int value) {
    return with(state -> state.set(place, value));
  }

  Scene threat(int value) {
    return number(Counters.THREAT, value);
  }

  Scene audacity(int value) {
    return number(Counters.AUDACITY, value);
  }

  Scene round(int value) {
    return number(Counters.ROUND, value);
  }

  /** The faces of the fate dice, all in the pool: {@code double-body wild success}...; else all are double body. */
  Scene fate(String faces) {
    return with(state -> {
      String[] words = faces.split(" ");
      for (int die = 0; die < words.length; die++) {
        FateFace face = FateFace.valueOf(words[die].toUpperCase(java.util.Locale.ROOT).replace('-', '_'));
        state.set(Counters.FATE_FACES + die, state.content().dice().fate().indexOf(face));
      }
    });
  }

  /**
   * A quest in a slot: main quests 0 and 1, side quests 2 to 4, in Act II showdown cards.
   *
   * @param words its id, {@code active} or {@code complete}, {@code event=2} and {@code part=2} (from 1), {@code covered=2}, {@code begun}
   */
  Scene quest(int slot, String words) {
    return with(state -> new SceneQuest(state, slot).lay(words));
  }

  /** Cards by id on top of a deck, the first on top. */
  Scene onTop(java.util.function.Function<GameState, Zone> deck, String ids) {
    return with(state -> {
      String[] words = ids.split(" ");
      for (int i = words.length - 1; i >= 0; i--) {
        state.cards().moveToTop(token(state, words[i]), deck.apply(state));
      }
    });
  }

  /** Dice that fall from now on, such as {@code skill-1=2,5}. */
  public Scene dice(String results) {
    dice.lay(results);
    return this;
  }

  Scene with(Consumer<GameState> change) {
    more.add(change);
    return this;
  }

  /** The token of a card that has not been mixed. */
  static int token(GameState state, String id) {
    Cards cards = state.cards();
    for (int token = 0; token < cards.layout().size(); token++) {
      if (cards.layout().name(cards.face(token)).equals(id)) {
        return token;
      }
    }
    throw new IllegalArgumentException("there is no card " + id);
  }

  /** Begins with steps, in Act I above its marker; after them the match is over. */
  @SafeVarargs
  @SuppressWarnings("varargs")
  public final Played begin(Step<GameState>... steps) {
    return new Played(game(List.of(steps)).start(setup().random(dice)), dice);
  }

  /** A game whose matches begin with this position and steps, and are over after them. */
  SceneGame<GameState> game(List<Step<GameState>> steps) {
    return new SceneGame<>(REAL, config -> lay(config, steps));
  }

  /** What is agreed, without a source of chance. */
  Setup setup() {
    Setup setup = Setup.seats(List.of("Ana", "Bo", "Cy", "Di").subList(0, seats).toArray(String[]::new));
    for (Map.Entry<String, Object> option : options.entrySet()) {
      setup = setup.option(option.getKey(), option.getValue());
    }
    return setup;
  }

  private GameState lay(MatchConfig config, List<Step<GameState>> steps) {
    if (definition == null) {
      definition = Contents.terms(Settings.of(config), content);
    }
    GameState state = new GameState(config, definition);
    state.set(Counters.ACT, act);
    state.set(Counters.FIRST, 0);
    for (int die = 0; die < DiceFaces.FATE_DICE; die++) {
      state.set(Counters.FATE_FACES + die, 0);
    }
    for (int kind = 0; kind < ItemKind.SHOP_KINDS; kind++) {
      state.set(Counters.STACKS + kind, state.content().items().get(kind).figures());
    }
    List<String> left = new ArrayList<>(USUAL);
    heroes.values().forEach(words -> left.remove(words.split(" ")[0]));
    for (int seat = 0; seat < seats; seat++) {
      hero(state, seat, heroes.containsKey(seat) ? heroes.get(seat) : left.remove(0));
    }
    more.forEach(change -> change.accept(state));
    steps.forEach(state::then);
    if (act == 1) {
      Rounds.actOne(state);
    }
    state.then(SceneGame.over());
    return state;
  }

  private void hero(GameState state, int seat, String text) {
    String[] words = text.split(" ");
    List<String> ids = state.content().heroes().stream().map(hero -> hero.entry().id()).toList();
    state.setSeat(seat, Counters.HERO, ids.indexOf(words[0]));
    state.setSeat(seat, Counters.HEALTH, GameState.MAX_HEALTH);
    state.setSeat(seat, Counters.LEVEL, 1);
    state.setSeat(seat, Counters.DICE, DiceFaces.FIRST_DICE);
    state.setSeat(seat, Counters.SPACE, state.board().at(act == 1 ? "D1" : "L1-1"));
    for (int i = 1; i < words.length; i++) {
      word(state, seat, words[i]);
    }
  }

  private static void word(GameState state, int seat, String word) {
    String id = word.replace("+", "");
    if (state.board().at(word) >= 0) {
      state.setSeat(seat, Counters.SPACE, state.board().at(word));
    } else if (state.content().upgrade(id) >= 0) {
      int bit = 1 << state.upgradeBit(state.content().upgrade(id));
      state.setSeat(seat, Counters.OWNED, state.seat(seat, Counters.OWNED) | bit);
      state.setSeat(seat, Counters.EPIC, state.seat(seat, Counters.EPIC) | (word.endsWith("+") ? bit : 0));
    } else if (word.startsWith("HL")) {
      state.cards().moveToTop(token(state, word), state.zones().kept[seat]);
    } else if (word.equals("special") || word.equals("co-op")) {
      state.setSeat(seat, Counters.SIDE, word.equals("special") ? Counters.SPECIAL : Counters.COOP);
    } else {
      number(state, seat, word.substring(0, word.indexOf('=')), word.substring(word.indexOf('=') + 1));
    }
  }

  private static void number(GameState state, int seat, String name, String value) {
    switch (name) {
      case "health" -> state.setSeat(seat, Counters.HEALTH, Integer.parseInt(value));
      case "chi" -> state.setSeat(seat, Counters.CHI, Integer.parseInt(value));
      case "level" -> state.setSeat(seat, Counters.LEVEL, Integer.parseInt(value));
      case "item" -> {
        for (ItemKind kind : ItemKind.values()) {
          state.addSeat(seat, Counters.ITEMS + kind.ordinal(), kind.word().equals(value) ? 1 : 0);
        }
      }
      case "dice" -> {
        String[] faces = value.split(",");
        for (int die = 0; die < faces.length; die++) {
          state.setSeat(seat, Counters.FACES + die,
              Attribute.valueOf(faces[die].toUpperCase(java.util.Locale.ROOT)).ordinal() + 1);
        }
      }
      default -> throw new IllegalArgumentException("what is " + name + "?");
    }
  }
}
