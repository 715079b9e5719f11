package games.kumite.bigtrouble.state;

import games.kumite.api.InvalidSetupException;
import games.kumite.bigtrouble.content.Content;
import games.kumite.bigtrouble.content.ItemKind;
import games.kumite.bigtrouble.content.Minion;
import games.kumite.bigtrouble.content.PlayerCountEntry;
import games.kumite.bigtrouble.state.Board.Doors;
import games.kumite.spi.Texts;
import games.kumite.spi.actions.Actions;
import games.kumite.spi.marks.Immutable;
import games.kumite.spi.numbers.NumberLayout;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The fixed values of a match: its settings, content, boards, zones and actions. Immutable; shared by all matches of
 * equal settings.
 */
@Immutable
public final class MatchDefinition {

  /** The chosen options. */
  public final Settings settings;
  /** The content. */
  public final Content content;
  /** The values that depend on the number of players. */
  public final PlayerCountEntry players;
  /** The zones of cards. */
  public final Zones zones;
  /** The board of Act I. */
  public final Board chinatown;
  /** The board of Act II before the arena opens. */
  public final Board lairClosed;
  /** The board of Act II once the arena is open. */
  public final Board lairOpen;
  /** Every action. */
  public final Actions actions;
  /** The texts of all that heroes may have. */
  public final TextCatalog sheets;
  /** The printed texts of cards as display sentences. */
  public final RulesText sentences;
  /** The composed texts that the table shows. */
  public final Printed printed;
  /** The ids of elements. */
  final ElementIds ids;
  /** The events that name content. */
  public final ContentEvents events;
  /** The game's estimate of positions, from 0 to 1. */
  public final ToDoubleFunction<GameState> evaluation;
  /** The number of tiers of a Big Trouble card that spawn (BT-BTC-07, BT-BTC-08). */
  public final int tiers;
  final byte[] figures;
  final int questSlots;
  final NumberLayout numbers;
  final int bossesAt;
  final int bossSize;
  final int questsAt;
  final int questSize;
  final int seatsAt;
  final int seatSize;
  final int cratesAt;
  final int crateSize;
  final int firstAt;
  final int onceAt;
  private final Texts texts;
  private final int turnAt;
  private final int roundAt;
  private final int rollAt;
  private final int[] firstFigure;

  /**
   * Creates the terms of a match.
   *
   * @param settings the chosen options
   * @param content the content
   * @param texts the texts of the match's language
   * @param evaluation creates the game's estimate from the terms
   * @throws InvalidSetupException if more types are to be hard than there are (DEC-37)
   */
  public MatchDefinition(Settings settings, Content content, Texts texts,
      Function<MatchDefinition, ToDoubleFunction<GameState>> evaluation) {
    this.texts = texts;
    this.settings = settings;
    this.content = content;
    ids = new ElementIds(content);
    players = content.players(settings.seats());
    int max = Minion.TYPES - players.hardMinions();
    if (settings.extraHard() > max) {
      throw new InvalidSetupException("option " + Settings.EXTRA_HARD + ": must be 0.." + max + " for "
          + settings.seats() + " players, was " + settings.extraHard());
    }
    tiers = settings.directorsSpawns() ? 3 : settings.seats() > 2 ? 2 : 1;
    sentences = new RulesText(texts, content);
    printed = new Printed(content, sentences);
    zones = new Zones(settings.seats(), content, sentences, texts);
    chinatown = Board.chinatown(content.chinatown());
    lairClosed = Board.lair(content.lair(), Doors.CLOSED);
    lairOpen = Board.lair(content.lair(), Doors.OPEN);
    figures = new byte[content.minions().size()];
    for (int type = 0; type < figures.length; type++) {
      figures[type] = (byte) content.minions().get(type).figures();
    }
    firstFigure = new int[figures.length + 1];
    for (int type = 0; type < figures.length; type++) {
      firstFigure[type + 1] = firstFigure[type] + figures[type];
    }
    sheets = new TextCatalog(content);
    questSlots = Math.max(Zones.MAIN_VISIBLE + Zones.SIDE_DECKS, settings.seats() + content.bosses().size());
    numbers = numbers(settings.seats());
    bossesAt = numbers.offset(Counters.BOSS);
    bossSize = numbers.width(Counters.BOSS);
    questsAt = numbers.offset(Counters.QUESTS);
    questSize = numbers.width(Counters.QUESTS);
    seatsAt = numbers.offset(Counters.SEAT);
    seatSize = numbers.width(Counters.SEAT);
    cratesAt = numbers.offset(Counters.CRATE);
    crateSize = numbers.width(Counters.CRATE);
    turnAt = numbers.offset(Counters.LASTING_TURN);
    roundAt = numbers.offset(Counters.LASTING_ROUND);
    rollAt = numbers.offset(Counters.LASTING_ROLL);
    firstAt = numbers.offset(Counters.FIRST_EACH_TURN);
    onceAt = numbers.offset(Counters.ONCE);
    actions = actions(settings.seats());
    events = new ContentEvents(content, ids, chinatown, lairClosed);
    this.evaluation = evaluation.apply(this);
  }

  private NumberLayout numbers(int seats) {
    return NumberLayout.of(Counters.MATCH, 1).and(Counters.BOSS, content.bosses().size() + 1).and(Counters.QUESTS, questSlots)
        .and(Counters.SEAT, seats).and(Counters.CRATE, zones.crateCount).and(Counters.LASTING_TURN, seats * sheets.turnCount())
        .and(Counters.LASTING_ROUND, seats * sheets.roundCount()).and(Counters.LASTING_ROLL, seats * sheets.rollCount())
        .and(Counters.FIRST_EACH_TURN, seats * sheets.marks()).and(Counters.ONCE, seats * sheets.marks());
  }

  /** Returns the index of the number of times that a lasting part holds for a seat. */
  int lastingAt(int seat, int index) {
    if (index < sheets.turnCount()) {
      return turnAt + seat * sheets.turnCount() + index;
    }
    int rest = index - sheets.turnCount();
    return rest < sheets.roundCount() ? roundAt + seat * sheets.roundCount() + rest
        : rollAt + seat * sheets.rollCount() + rest - sheets.roundCount();
  }

  private Actions actions(int seats) {
    List<Integer> enemies = IntStream.range(0, firstFigure[figures.length] + content.bosses().size() + 1)
        .mapToObj(this::enemyAt).toList();
    List<String> spaces = Stream.of(chinatown, lairClosed)
        .flatMap(board -> IntStream.range(0, board.size()).mapToObj(board::name)).toList();
    int quests = content.mainQuests().size() + content.sideQuests().size() + content.showdowns().size();
    return Actions.of(texts, ActionVerb.values()).cards(zones.layout).seats(seats)
        .elements("hero", ids.heroes,
            content.heroes().stream().map(hero -> named(hero.entry().name())).toList())
        .elements("upgrade", content.upgrades().stream().map(card -> "card:" + card.id()).toList(),
            content.upgrades().stream().map(card -> named(card.name())).toList())
        .elements("companion", content.companions().stream().map(card -> "card:" + card.entry().id()).toList(),
            content.companions().stream().map(card -> named(card.entry().name())).toList())
        .elements("enemy", enemies.stream().map(ids.enemies::get).toList(),
            enemies.stream().map(this::enemyName).toList())
        .elements("space", spaces.stream().map("space:"::concat).toList(), spaces)
        .elements("quest", ids.quests, IntStream.range(0, quests).mapToObj(this::questName).toList())
        .elements("item", Stream.of(ItemKind.values()).map(kind -> "token:" + kind.word()).toList(),
            Stream.of(ItemKind.values()).map(this::itemName).toList())
        .build();
  }

  /** Returns the name of a quest, by its number (see {@link GameState#questNumber}). */
  public String questName(int number) {
    int main = content.mainQuests().size();
    int side = number - main;
    int showdown = side - content.sideQuests().size();
    return named(number < main ? content.mainQuests().get(number).entry().name()
        : showdown < 0 ? content.sideQuests().get(side).entry().name()
        : content.mainQuests().get(content.showdowns().get(showdown).quest()).entry().name());
  }

  /** Returns a name of the content in the language of the match. */
  public String named(String name) {
    return RulesText.named(texts, name);
  }

  /** Returns the name of a kind of item. */
  public String itemName(ItemKind kind) {
    return named(kind.isOfCrates()
        ? content.crates().stream().filter(crate -> crate.entry().id().equals(kind.word()))
            .map(crate -> crate.entry().name()).findFirst().orElse(kind.word())
        : content.items().get(kind.ordinal()).name());
  }

  /** Returns the name of an enemy. */
  public String enemyName(int enemy) {
    if (!EnemyNumbers.isBoss(enemy)) {
      return named(content.minions().get(EnemyNumbers.type(enemy)).name()) + " " + EnemyNumbers.figure(enemy);
    }
    int boss = EnemyNumbers.bossOf(enemy);
    return named(boss == content.bosses().size() ? content.loPan().name() : content.bosses().get(boss).entry().name());
  }

  /**
   * Returns the number of an enemy among the actions' enemies: minions by type and figure, then the bosses and Lo Pan.
   */
  int enemyNumber(int enemy) {
    return EnemyNumbers.isBoss(enemy) ? firstFigure[firstFigure.length - 1] + EnemyNumbers.bossOf(enemy)
        : firstFigure[EnemyNumbers.type(enemy)] + EnemyNumbers.figure(enemy) - 1;
  }

  /** Returns the enemy with a number among the actions' enemies. */
  int enemyAt(int number) {
    int bosses = firstFigure[firstFigure.length - 1];
    if (number >= bosses) {
      return EnemyNumbers.boss(number - bosses);
    }
    int type = 0;
    while (firstFigure[type + 1] <= number) {
      type++;
    }
    return EnemyNumbers.minion(type, number - firstFigure[type] + 1);
  }

  /**
   * Returns the first space of the threat token in an act.
   *
   * @param printed the first space without the option (BT-SET-04, BT-ACT2-13)
   * @return the space, never the game over space (BT-SET-43)
   */
  public int startingThreat(int printed) {
    return Math.min(content.tracks().threat() - 1, printed + settings.threat());
  }
}
