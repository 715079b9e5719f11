package games.kumite.journey;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import games.kumite.api.Action;
import games.kumite.api.Event;
import games.kumite.api.IllegalActionException;
import games.kumite.api.Match;
import games.kumite.api.Option;
import games.kumite.api.Viewer;
import games.kumite.api.random.RandomSource;
import games.kumite.journey.attack.Attacks;
import games.kumite.journey.content.Content;
import games.kumite.journey.content.Goal;
import games.kumite.journey.content.PilgrimEntry;
import games.kumite.journey.content.Quest;
import games.kumite.journey.content.QuestEntry;
import games.kumite.journey.content.QuestRule;
import games.kumite.journey.content.TileEntry.Passage;
import games.kumite.journey.map.Facing;
import games.kumite.journey.map.Ground;
import games.kumite.journey.map.Pose;
import games.kumite.journey.quest.QuestRules;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.Counters.PilgrimNumber;
import games.kumite.journey.state.GameState;
import games.kumite.journey.state.MatchDefinition;
import games.kumite.journey.state.QuestToken;
import games.kumite.journey.state.Settings;
import games.kumite.journey.turn.Wiring;
import games.kumite.spi.Inspection;
import games.kumite.spi.MatchConfig;
import games.kumite.spi.Step;
import games.kumite.spi.Window;
import games.kumite.spi.cards.Zone;
import games.kumite.spi.cards.ZoneKind;
import games.kumite.spi.testkit.LoadedDice;
import games.kumite.spi.testkit.SceneGame;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A little quest in the middle of play: given a map and who stands there, when dice fall and somebody chooses, then look
 * at what has become of it.
 *
 * <pre>{@code
 * Situation s = Situation.on(5, 5).pilgrim("M 3,4 N").demon("1 warrior 3,3 S")
 *     .dice("red-1=2,1 white-1=1 blue=1").attack('M');
 * assertThat(s.health("1")).isEqualTo(3);
 * }</pre>
 *
 * <p>Maps are drawn a letter a square: {@code . g b r #} squares, {@code G} a gate, {@code U} a sutra, {@code V} a
 * villager, {@code W} a well, {@code B} a mystical box, {@code D} half a closed door. Pilgrims are {@code T M S H}; those
 * who are not given a pose are off the map and conscious. Dice of a pilgrim are named with its controller's seat, those
 * of a demon without one; red and blue ones are given by what they show, X being 0.
 */
public final class Situation {

  private static final JourneyGame REAL = new JourneyGame();
  private static final Content SHIPPED = Content.shelf(ShippedWords.ALL).of("");
  private static final String PILGRIMS = "TMSH";
  private static final int[] RED = {1, 2, 4, 6};
  private static final int[] BLUE = {1, 3, 5};

  private final String[] rows;
  private final @Nullable Quest quest;
  private final Plan plan;
  private final LoadedDice dice = new LoadedDice();
  private RandomSource random = dice;
  private final List<QuestRule> rules = new ArrayList<>();
  private final List<Consumer<GameState>> given = new ArrayList<>();
  private final Map<String, Integer> demons = new LinkedHashMap<>();
  private List<Goal> victory = List.of(new Goal.GatesClosed(9));
  private List<Goal> heroic = List.of();
  private List<Goal> failure = List.of();
  private int border;
  private int seats = 1;
  private boolean isDiscreet;
  private Content content = SHIPPED;
  private @Nullable Match match;

  private Situation(String[] rows, @Nullable Quest quest) {
    this.rows = rows;
    this.quest = quest;
    plan = Plan.of(Arrays.stream(rows).map(row -> row.replaceAll("[^#gbr]", ".")).toArray(String[]::new));
    border = rows[0].length();
    given.add(this::layOut);
  }

  /** An open map. */
  public static Situation on(int width, int height) {
    String[] rows = new String[height];
    Arrays.fill(rows, ".".repeat(width));
    return new Situation(rows, null);
  }

  /** A shipped quest as its diagram shows it; all its figures and tokens stand and lie there. */
  public static Situation quest(String id) {
    Quest quest = SHIPPED.quests().stream().filter(each -> each.entry().id().equals(id)).findFirst().orElseThrow();
    String[] rows = new String[quest.ground().height()];
    Arrays.fill(rows, ".".repeat(quest.ground().width()));
    return new Situation(rows, quest);
  }

  /** A map that is drawn; blanks between letters mean nothing. */
  public static Situation of(String... drawn) {
    return new Situation(Arrays.stream(drawn).map(row -> row.replace(" ", "")).toArray(String[]::new), null);
  }

  // given

  /** Draws a line on a side of a square. */
  public Situation line(int x, int y, Facing side, char letter) {
    plan.line(x, y, side, letter);
    return this;
  }

  /** Two tiles that touch: the second begins with this column. */
  public Situation secondTileFrom(int column) {
    border = column;
    return this;
  }

  /** Content of its own in place of the shipped one. */
  public Situation content(Content other) {
    content = other;
    return this;
  }

  /** The content. */
  public Content content() {
    return content;
  }

  /** A special rule of the quest. */
  public Situation rule(QuestRule rule) {
    rules.add(rule);
    return this;
  }

  /** What wins, all together, in place of what nobody can reach here. */
  public Situation victory(Goal... goals) {
    victory = List.of(goals);
    return this;
  }

  /** What makes a victory heroic, all together. */
  public Situation heroic(Goal... goals) {
    heroic = List.of(goals);
    return this;
  }

  /** What loses besides the standard failure. */
  public Situation failure(Goal... goals) {
    failure = List.of(goals);
    return this;
  }

  /** So many players; the pilgrims go round. */
  public Situation seats(int count) {
    seats = count;
    return this;
  }

  /** Windows ask everybody who might act for all that is public. */
  public Situation discreet() {
    isDiscreet = true;
    return this;
  }

  /** A pilgrim in a pose: {@code M 3,4 N}. */
  public Situation pilgrim(String text) {
    return and(it -> it.place(pilgrim(text.charAt(0)), plan.pose(text.substring(2))));
  }

  /** A demon that is there, such as {@code warrior 2} of a shipped quest, in another pose; {@code none} takes it away. */
  public Situation moved(String name, String pose) {
    return and(it -> {
      if (pose.equals("none")) {
        it.leave(figure(name));
      } else {
        it.place(figure(name), plan.pose(pose));
      }
    });
  }

  /** A demon that is named, of a type, in a pose: {@code 1 warrior 3,3 S}. */
  public Situation demon(String text) {
    String[] words = text.split(" ", 3);
    return and(it -> {
      int figure = it.free(it.definition().type(words[1]));
      it.enter(figure, plan.pose(words[2]));
      demons.put(words[0], figure);
    });
  }

  /** A number of a pilgrim. */
  public Situation with(char letter, PilgrimNumber number, int value) {
    return and(it -> it.setPilgrim(pilgrim(letter), number, value));
  }

  /** Health of a figure; a pilgrim with 0 lies face down. */
  public Situation health(String name, int health) {
    return and(it -> {
      it.setFigure(figure(name), Counters.HEALTH, health);
      if (figure(name) < Content.PILGRIMS) {
        it.setPilgrim(figure(name), Counters.LYING, health > 0 ? 0 : 1);
      }
    });
  }

  /** Cards in a pilgrim's hand, by their ids. */
  public Situation hand(char letter, String... ids) {
    return cards(letter, ids, it -> it.zones().hands[pilgrim(letter)]);
  }

  /** Corruption cards of a pilgrim. */
  public Situation corrupted(char letter, String... ids) {
    return cards(letter, ids, it -> it.zones().corruption[pilgrim(letter)]);
  }

  private Situation cards(char letter, String[] ids, Function<GameState, Zone> zone) {
    return and(it -> {
      for (String id : ids) {
        it.cards().moveToTop(card(it, id), zone.apply(it));
      }
    });
  }

  /** Puts cards on top of the deck in which they are, the first named on top. */
  public Situation onTop(String... ids) {
    return and(it -> {
      for (int i = ids.length - 1; i >= 0; i--) {
        int token = card(it, ids[i]);
        it.cards().moveToTop(token, it.cards().zoneOf(token));
      }
    });
  }

  /** A condition of a figure with so many turn tokens. */
  public Situation condition(String name, String id, int tokens) {
    return and(it -> it.setTurnTokens(figure(name), condition(id), tokens));
  }

  /** Conditions with no turn tokens of every demon, also of those that are still to come. */
  public Situation demonsAre(String id) {
    return and(it -> {
      for (int figure = Content.PILGRIMS; figure < it.definition().figures(); figure++) {
        it.setTurnTokens(figure, condition(id), 0);
      }
    });
  }

  /** Tokens of a kind that are there no longer, the first of them. */
  public Situation taken(QuestToken.Kind kind, int count) {
    return and(it -> {
      int left = count;
      for (int piece = 0; piece < it.scene().pieces(); piece++) {
        if (it.scene().piece(piece).kind == kind && left > 0) {
          it.take(piece);
          left--;
        }
      }
    });
  }

  /** The state of a gate. */
  public Situation gate(String id, QuestToken.Gate state) {
    return and(it -> it.setGate(gateOf(it, id), state));
  }

  private static int gateOf(GameState it, String id) {
    int gate = 0;
    while (!it.scene().piece(gate).id.equals(id)) {
      gate++;
    }
    return gate;
  }

  /** Anything else. */
  public Situation and(Consumer<GameState> change) {
    given.add(change);
    return this;
  }

  /** How dice will fall, in their order: {@code red-1=3,0 white-1=5 blue=2}. */
  public Situation dice(String text) {
    for (String word : text.split(" ")) {
      String[] parts = word.split("=");
      for (String value : parts[1].split(",")) {
        int shown = Integer.parseInt(value);
        int face = parts[0].startsWith("red") ? RED[shown] : parts[0].startsWith("blue") ? BLUE[shown] : shown;
        dice.lay(parts[0] + "=" + face);
      }
    }
    return this;
  }

  /** An order for a shuffle; without numbers that of the cards as they lie. */
  public Situation shuffle(String deck, int... order) {
    dice.layOrder(deck, order);
    return this;
  }

  /** Chance from a seed in place of dice that are given. */
  public Situation seed(long seed) {
    random = RandomSource.seeded(seed);
    return this;
  }

  // when

  /** Play begins with a step; the match is over after it. */
  public Situation when(Step<GameState> step) {
    match = new WindowScene(config -> {
      GameState begun = build(config);
      begun.then(step, SceneGame.over());
      return begun;
    }).start(games.kumite.api.Setup.seats(Arrays.copyOf(new String[] {"Ana", "Bo", "Cy", "Di"}, seats))
        .option("windows", isDiscreet ? "discreet" : "able").random(random));
    return this;
  }

  /** A scene whose windows may be discreet, which the game does not offer. */
  private static final class WindowScene extends SceneGame<GameState> {

    WindowScene(Function<MatchConfig, GameState> beginning) {
      super(REAL, beginning);
    }

    @Override
    public List<Option> options() {
      return List.of(Window.OPTION);
    }
  }

  /** Play begins with an attack action of a figure. */
  public Situation attack(String name) {
    int pilgrim = PILGRIMS.indexOf(name);
    return when((Step<GameState>) new Attacking(name, pilgrim, demons));
  }

  /** Play begins with an attack action of a figure, and goes on with a step. */
  public Situation attack(String name, Step<GameState> then) {
    return when(new Then(new Attacking(name, PILGRIMS.indexOf(name), demons), then));
  }

  private record Then(Step<GameState> first, Step<GameState> second) implements Step<GameState> {
    @Override
    public void run(GameState it) {
      it.then(first);
      it.then(second);
    }
  }

  private record Attacking(String name, int pilgrim, Map<String, Integer> demons) implements Step<GameState> {
    @Override
    public void run(GameState it) {
      it.then(pilgrim >= 0 ? Attacks.byPilgrim(it, pilgrim)
          : Attacks.byDemon(it, demons.get(name)));
    }
  }

  /** Somebody chooses, one after the other. */
  public Situation play(String... notations) {
    for (String notation : notations) {
      match().play(match().decision().parse(notation));
    }
    return this;
  }

  // then

  /** What may be chosen now. */
  public List<String> options() {
    return match().decision().actions().stream().map(Action::notation).toList();
  }

  /** The kind of the decision and who makes it: {@code verdict Ana}; {@code over} if there is none. */
  public String asked() {
    return match().isOver() ? "over" : match().decision().kind() + " " + match().decision().seat().name();
  }

  /** Why an action is refused: its rule. */
  public String refusal(String notation) {
    IllegalActionException[] refused = new IllegalActionException[1];
    assertThatExceptionOfType(IllegalActionException.class).isThrownBy(() -> match().decision().parse(notation))
        .satisfies(thrown -> refused[0] = thrown);
    return refused[0].rule().orElse("");
  }

  /** The texts of all events so far that have one. */
  public List<String> events() {
    List<String> texts = new ArrayList<>();
    for (Event event : match().events(Viewer.spectator()).read()) {
      if (!event.text().isEmpty()) {
        texts.add(event.text());
      }
    }
    return texts;
  }

  /** Checks that the match is over and all dice have fallen. */
  public Situation isOver() {
    assertThat(asked()).isEqualTo("over");
    assertThat(dice.isLeft()).as("dice are left").isFalse();
    return this;
  }

  /** How it has ended: {@code victory}, {@code heroic-victory}, {@code defeat}, or {@code open}. */
  public String ending() {
    String summary = match().outcome().summary();
    return summary.equals(SceneGame.OVER) ? "open" : summary;
  }

  /** The match. */
  public Match match() {
    Match begun = match;
    if (begun == null) {
      throw new IllegalStateException("play has not begun");
    }
    return begun;
  }

  /** The state of the match. */
  public GameState journey() {
    return (GameState) Inspection.state(match());
  }

  /** The state of a gate. */
  public QuestToken.Gate gate(String id) {
    return journey().gate(gateOf(journey(), id));
  }

  /** The number of a pilgrim. */
  public static int pilgrim(char letter) {
    return PILGRIMS.indexOf(letter);
  }

  /** The number of a pilgrim or a demon that was named. */
  public int figure(String name) {
    int pilgrim = PILGRIMS.indexOf(name);
    return pilgrim >= 0 ? pilgrim : demons.get(name);
  }

  /** Health of a figure. */
  public int health(String name) {
    return journey().figure(figure(name), Counters.HEALTH);
  }

  /** A number of a pilgrim. */
  public int number(char letter, PilgrimNumber number) {
    return journey().pilgrim(pilgrim(letter), number);
  }

  /** Where a figure is, {@code none} off the map. */
  public String where(String name) {
    return plan.text(journey().pose(figure(name)));
  }

  /** The ids of cards in a zone, from the top. */
  public List<String> cards(Zone zone) {
    List<String> ids = new ArrayList<>();
    for (int token = journey().cards().top(zone); token >= 0; token = journey().cards().next(token)) {
      ids.add(journey().face(token).card.id());
    }
    return ids;
  }

  /** The ids of the cards in a pilgrim's hand. */
  public List<String> hand(char letter) {
    return cards(journey().hand(pilgrim(letter)));
  }

  /** The conditions of a figure with their turn tokens: {@code POISONED 1}. */
  public List<String> conditions(String name) {
    List<String> conditions = new ArrayList<>();
    for (int condition = 0; condition < content.conditions().size(); condition++) {
      int tokens = journey().turnTokens(figure(name), condition);
      if (tokens >= 0) {
        conditions.add(content.conditions().get(condition).entry().id() + " " + tokens);
      }
    }
    return conditions;
  }

  // building

  private GameState build(MatchConfig config) {
    Content playing = quest == null ? drawn() : with(quest);
    GameState begun = new GameState(config, new MatchDefinition(new Settings(seats, "", ""), playing, Wiring.RULES));
    given.forEach(change -> change.accept(begun));
    return begun;
  }

  private Content with(Quest played) {
    return new Content(content.dice(), content.pilgrims(), content.demons(), content.conditions(), content.skills(),
        content.fortunes(), content.misfortunes(), content.corruptions(), content.demonCards(), content.tiles(),
        List.of(played));
  }

  private Content drawn() {
    int width = rows[0].length();
    List<Ground.Placed> tiles = new ArrayList<>(List.of(new Ground.Placed(plan.drawing(0, border), 0, 0)));
    List<QuestEntry.Placed> names = new ArrayList<>(List.of(new QuestEntry.Placed("T1A", 0, 0)));
    if (border < width) {
      tiles.add(new Ground.Placed(plan.drawing(border, width), border, 0));
      names.add(new QuestEntry.Placed("T2A", border, 0));
    }
    Map<String, QuestEntry.Stand> stands = new LinkedHashMap<>();
    for (var pilgrim : content.pilgrims()) {
      stands.put(pilgrim.entry().id(), new QuestEntry.Stand(0, 0, Facing.NORTH));
    }
    List<QuestEntry.Gate> gates = new ArrayList<>();
    for (QuestEntry.Spot spot : spots('G')) {
      gates.add(new QuestEntry.Gate("G" + (gates.size() + 1), spot.x(), spot.y(), true));
    }
    QuestEntry entry = new QuestEntry("Q", "Situation", "iron-fan", 0, names, stands, List.of(), gates, spots('U'),
        spots('V'), spots('W'), spots('B'), doors(), rules, victory, heroic, failure);
    return with(new Quest(entry, new Ground(tiles)));
  }

  private List<QuestEntry.Spot> spots(char letter) {
    List<QuestEntry.Spot> spots = new ArrayList<>();
    for (int y = 0; y < rows.length; y++) {
      for (int x = 0; x < rows[y].length(); x++) {
        if (rows[y].charAt(x) == letter) {
          spots.add(new QuestEntry.Spot(x, y));
        }
      }
    }
    return spots;
  }

  private List<QuestEntry.Door> doors() {
    List<QuestEntry.Door> doors = new ArrayList<>();
    for (QuestEntry.Spot spot : spots('D')) {
      boolean isSecond = spot.x() > 0 && rows[spot.y()].charAt(spot.x() - 1) == 'D'
          || spot.y() > 0 && rows[spot.y() - 1].charAt(spot.x()) == 'D';
      if (!isSecond) {
        boolean liesEastWest = spot.x() + 1 < rows[0].length() && rows[spot.y()].charAt(spot.x() + 1) == 'D';
        doors.add(new QuestEntry.Door("D" + (doors.size() + 1), spot.x(), spot.y(),
            liesEastWest ? Passage.NORTH_SOUTH : Passage.EAST_WEST));
      }
    }
    return doors;
  }

  private void layOut(GameState begun) {
    begun.set(Counters.QUEST, 1);
    begun.set(Counters.TURN, 1);
    for (int piece = 0; piece < begun.scene().pieces(); piece++) {
      if (!QuestRules.isHidden(begun, piece)) {
        begun.lay(piece, begun.scene().piece(piece).square);
      }
    }
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      PilgrimEntry entry = content.pilgrims().get(pilgrim).entry();
      begun.setPilgrim(pilgrim, Counters.CONTROLLER, pilgrim % seats + 1);
      begun.setPilgrim(pilgrim, Counters.PLACE, pilgrim + 1);
      begun.setPilgrim(pilgrim, Counters.CHI, entry.chi());
      begun.setPilgrim(pilgrim, Counters.LEVEL, 1);
      begun.setFigure(pilgrim, Counters.HEALTH, entry.health());
      begun.place(pilgrim, quest == null ? Pose.NONE : begun.scene().start(pilgrim));
    }
    if (quest != null) {
      Map<String, Integer> counts = new LinkedHashMap<>();
      for (QuestEntry.DemonStart stand : quest.entry().demons()) {
        int figure = begun.free(begun.definition().type(stand.type()));
        begun.enter(figure, Pose.of(begun.scene().ground.square(stand.x(), stand.y()), stand.facing().ordinal()));
        demons.put(stand.type() + " " + counts.merge(stand.type(), 1, Integer::sum), figure);
      }
    }
  }

  /** A card by its id that is still in its deck. */
  private static int card(GameState begun, String id) {
    for (int token = 0; token < begun.cards().layout().size(); token++) {
      if (begun.face(token).card.id().equals(id) && begun.cards().zoneOf(token).kind() == ZoneKind.DECK) {
        return token;
      }
    }
    throw new IllegalArgumentException("no card " + id + " is left in a deck");
  }

  private int condition(String id) {
    int condition = 0;
    while (!content.conditions().get(condition).entry().id().equals(id)) {
      condition++;
    }
    return condition;
  }
}
