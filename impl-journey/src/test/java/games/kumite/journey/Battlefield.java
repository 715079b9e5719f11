package games.kumite.journey;

import games.kumite.api.Seat;
import games.kumite.journey.content.Content;
import games.kumite.journey.content.PilgrimEntry;
import games.kumite.journey.content.Quest;
import games.kumite.journey.content.QuestEntry;
import games.kumite.journey.content.QuestRule;
import games.kumite.journey.content.TileEntry.Passage;
import games.kumite.journey.map.BasePoses;
import games.kumite.journey.map.Facing;
import games.kumite.journey.map.Ground;
import games.kumite.journey.map.Pose;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.Figure;
import games.kumite.journey.state.GameState;
import games.kumite.journey.state.MatchDefinition;
import games.kumite.journey.state.Settings;
import games.kumite.journey.turn.Wiring;
import games.kumite.spi.MatchConfig;
import games.kumite.spi.Texts;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A little quest in the middle of play, drawn as the ledger draws its examples: a letter a square, with blanks between
 * them. {@code T M S H} are pilgrims, {@code G} a gate, {@code V} a villager, {@code D} half a closed door, {@code #}
 * no square, {@code b g r} a square of that colour; digits show where demons stand, which are named by {@link #demon}. Pilgrims that are not drawn are dead.
 */
public final class Battlefield {

  private static final Content SHIPPED = Content.shelf(ShippedWords.ALL).of("");
  private static final String PILGRIMS = "TMSH";

  private final String[] rows;
  private final Plan plan;
  private final List<QuestRule> rules = new ArrayList<>();
  private final Map<Integer, Integer> demons = new LinkedHashMap<>();
  private int border;
  private @Nullable GameState state;

  private Battlefield(String[] rows) {
    this.rows = rows;
    plan = Plan.of(Arrays.stream(rows).map(row -> row.replaceAll("[^#bgr]", ".")).toArray(String[]::new));
    border = rows[0].length();
  }

  /** A map. */
  public static Battlefield of(String... drawn) {
    return new Battlefield(Arrays.stream(drawn).map(row -> row.replace(" ", "")).toArray(String[]::new));
  }

  /** Draws a line on a side of a square. */
  public Battlefield line(int x, int y, Facing side, char letter) {
    plan.line(x, y, side, letter);
    return this;
  }

  /** Two tiles that touch, {@code first} and {@code second}: the second begins with this column. */
  public Battlefield secondTileFrom(int column) {
    border = column;
    return this;
  }

  /** A special rule of the quest. */
  public Battlefield rule(QuestRule rule) {
    rules.add(rule);
    return this;
  }

  /** The match; drawing ends here. */
  public GameState journey() {
    GameState begun = state;
    if (begun == null) {
      begun = begin();
      state = begun;
    }
    return begun;
  }

  private GameState begin() {
    int width = rows[0].length();
    List<Ground.Placed> tiles = new ArrayList<>(List.of(new Ground.Placed(plan.drawing(0, border), 0, 0)));
    if (border < width) {
      tiles.add(new Ground.Placed(plan.drawing(border, width), border, 0));
    }
    List<QuestEntry.Gate> gates = new ArrayList<>();
    List<QuestEntry.Spot> villagers = new ArrayList<>();
    List<QuestEntry.Door> doors = new ArrayList<>();
    for (int y = 0; y < rows.length; y++) {
      for (int x = 0; x < width; x++) {
        switch (rows[y].charAt(x)) {
          case 'G' -> gates.add(new QuestEntry.Gate("G" + (gates.size() + 1), x, y, true));
          case 'V' -> villagers.add(new QuestEntry.Spot(x, y));
          case 'D' -> door(doors, x, y);
          default -> { }
        }
      }
    }
    Map<String, QuestEntry.Stand> stands = new LinkedHashMap<>();
    for (var pilgrim : SHIPPED.pilgrims()) {
      stands.put(pilgrim.entry().id(), new QuestEntry.Stand(0, 0, Facing.NORTH));
    }
    List<QuestEntry.Placed> placed = List.of(new QuestEntry.Placed("first", 0, 0),
        new QuestEntry.Placed("second", border, 0));
    QuestEntry entry = new QuestEntry("Q", "Battlefield", "iron-fan", 0, placed.subList(0, tiles.size()), stands, List.of(), gates,
        List.of(), villagers, List.of(), List.of(), doors, rules, List.of(), List.of(), List.of());
    Content content = new Content(SHIPPED.dice(), SHIPPED.pilgrims(), SHIPPED.demons(), SHIPPED.conditions(),
        SHIPPED.skills(), SHIPPED.fortunes(), SHIPPED.misfortunes(), SHIPPED.corruptions(), SHIPPED.demonCards(),
        SHIPPED.tiles(), List.of(new Quest(entry, new Ground(tiles))));
    MatchDefinition definition = new MatchDefinition(new Settings(1, "", ""), content, Wiring.RULES);
    GameState begun = new GameState(new MatchConfig(new SetupGame(), List.of(new Seat(0, "Ana", 0)),
        Map.of("quest", "", "content", ""), Texts.of(SetupGame.class, "journey")), definition);
    begun.set(Counters.QUEST, 1);
    begun.set(Counters.TURN, 1);
    for (int piece = 0; piece < begun.scene().pieces(); piece++) {
      begun.lay(piece, begun.scene().piece(piece).square);
    }
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      put(begun, pilgrim);
    }
    return begun;
  }

  private void door(List<QuestEntry.Door> doors, int x, int y) {
    boolean isSecond = x > 0 && rows[y].charAt(x - 1) == 'D' || y > 0 && rows[y - 1].charAt(x) == 'D';
    if (!isSecond) {
      boolean liesEastWest = x + 1 < rows[y].length() && rows[y].charAt(x + 1) == 'D';
      doors.add(new QuestEntry.Door("D" + (doors.size() + 1), x, y,
          liesEastWest ? Passage.NORTH_SOUTH : Passage.EAST_WEST));
    }
  }

  private void put(GameState begun, int pilgrim) {
    PilgrimEntry entry = SHIPPED.pilgrims().get(pilgrim).entry();
    begun.setPilgrim(pilgrim, Counters.CONTROLLER, 1);
    begun.setPilgrim(pilgrim, Counters.PLACE, pilgrim + 1);
    begun.setPilgrim(pilgrim, Counters.CHI, entry.chi());
    begun.setPilgrim(pilgrim, Counters.LEVEL, 1);
    begun.setPilgrim(pilgrim, Counters.LYING, 4);
    for (int y = 0; y < rows.length; y++) {
      int x = rows[y].indexOf(PILGRIMS.charAt(pilgrim));
      if (x >= 0) {
        begun.place(pilgrim, Pose.of(plan.square(x, y), 0));
        begun.setPilgrim(pilgrim, Counters.LYING, 0);
        begun.setFigure(pilgrim, Counters.HEALTH, entry.health());
      }
    }
  }

  /** The number of a pilgrim. */
  public static int pilgrim(char letter) {
    return PILGRIMS.indexOf(letter);
  }

  /** Gives a pilgrim its health; 0 lays it face down. */
  public Battlefield health(char letter, int health) {
    journey().setFigure(pilgrim(letter), Counters.HEALTH, health);
    journey().setPilgrim(pilgrim(letter), Counters.LYING, health > 0 ? 0 : 1);
    return this;
  }

  /** Brings a demon into play, on the squares where its digit is drawn, if it is drawn. */
  public Battlefield demon(int digit, String type, String pose) {
    GameState begun = journey();
    int figure = begun.free(begun.definition().type(type));
    begun.enter(figure, plan.pose(pose));
    demons.put(digit, figure);
    BasePoses footing = begun.footing(figure);
    for (int square = 0; square < footing.ground().size(); square++) {
      int drawn = rows[footing.ground().y(square)].charAt(footing.ground().x(square)) - '0';
      boolean isDrawn = drawn == digit;
      if (Arrays.stream(rows).anyMatch(row -> row.indexOf('0' + digit) >= 0)
          && isDrawn != footing.covers(plan.pose(pose), square)) {
        throw new IllegalArgumentException(type + " " + pose + " does not stand where " + digit + " is drawn");
      }
    }
    return this;
  }

  /** The figure of a demon. */
  public int figure(int digit) {
    return demons.get(digit);
  }

  /** Gives a figure a condition. */
  public Battlefield condition(int figure, String id) {
    for (int condition = 0; condition < SHIPPED.conditions().size(); condition++) {
      if (SHIPPED.conditions().get(condition).entry().id().equals(id)) {
        journey().setTurnTokens(figure, condition, 0);
        return this;
      }
    }
    throw new IllegalArgumentException("there is no condition " + id);
  }

  /** Lays a special demon card face up. */
  public Battlefield special(String id) {
    GameState begun = journey();
    begun.cards().moveToTop(card(id), begun.zones().special);
    return this;
  }

  /** The first token of a card by its id, wherever it is. */
  public int card(String id) {
    GameState begun = journey();
    int token = 0;
    while (!begun.face(token).card.id().equals(id)) {
      token++;
    }
    return token;
  }

  /** A pose, such as {@code 3,2 N}. */
  public int pose(String text) {
    return plan.pose(text);
  }

  /** A pose as {@link #pose} reads it, {@code none} off the map. */
  public String text(int pose) {
    return plan.text(pose);
  }

  /** Where a figure is. */
  public String where(int figure) {
    return text(journey().pose(figure));
  }

  /** The letters of pilgrims with a bit each. */
  public static String letters(int bits) {
    StringBuilder letters = new StringBuilder();
    for (int pilgrim = 0; pilgrim < PILGRIMS.length(); pilgrim++) {
      letters.append((bits >> pilgrim & 1) != 0 ? PILGRIMS.substring(pilgrim, pilgrim + 1) : "");
    }
    return letters.toString();
  }

  /** The digit of a figure, its id if it was not named. */
  public String name(int figure) {
    Figure which = journey().definition().figure(figure);
    return demons.entrySet().stream().filter(entry -> entry.getValue() == figure)
        .map(entry -> String.valueOf(entry.getKey())).findFirst().orElse(which.name);
  }
}
