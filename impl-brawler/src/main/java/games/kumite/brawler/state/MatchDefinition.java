package games.kumite.brawler.state;

import games.kumite.api.Outcome;
import games.kumite.brawler.content.BossTraits;
import games.kumite.brawler.content.Content;
import games.kumite.brawler.content.DiceFormula;
import games.kumite.brawler.content.DiceSet;
import games.kumite.brawler.content.PairBonus;
import games.kumite.spi.Texts;
import games.kumite.spi.marks.Immutable;
import java.util.List;

/**
 * The fixed facts of a match: its settings, the tables as the settings pick them, the cards and zones. Immutable;
 * shared by all matches with equal settings.
 */
@Immutable
public final class MatchDefinition {

  /** The number of pair scenarios. */
  public static final int SCENARIOS = 3;

  private final Settings settings;
  private final Zones zones;
  private final DiceSet dice;
  private final DiceFormula speed;
  private final int[] bossHealth = new int[FaceNumbers.BOSS_RANKS];
  private final int[] bossSpeed = new int[FaceNumbers.BOSS_RANKS];
  private final DiceFormula[] bossDamage = new DiceFormula[FaceNumbers.BOSS_RANKS];
  private final String[] bossDice = new String[FaceNumbers.BOSS_RANKS];
  private final DiceFormula[] bonus = new DiceFormula[SCENARIOS];
  private final String[] bonusDice = new String[SCENARIOS];
  private final String[] bonusCondition = new String[SCENARIOS];
  private final byte[] fitting = new byte[FaceNumbers.DAMAGE_CARDS * FaceNumbers.DAMAGE_CARDS];
  private final PreparedActions actions;
  private final Outcome victory;
  private final Outcome[] defeats;

  /**
   * Creates the terms of a match.
   *
   * @param settings the settings of the match
   * @param content the tables
   * @param texts the texts of labels
   */
  public MatchDefinition(Settings settings, Content content, Texts texts) {
    this.settings = settings;
    actions = new PreparedActions(texts, settings.seats(), content.pairs(), settings.dice());
    zones = new Zones(settings, content.bosses().byRank(), texts);
    dice = content.dice().with(settings.dice());
    speed = content.dice().with(settings.speedDice()).speed();
    for (int rank = 0; rank < FaceNumbers.BOSS_RANKS; rank++) {
      BossTraits traits = content.bosses().byRank().get(rank);
      bossHealth[rank] = traits.health();
      bossSpeed[rank] = traits.speed();
      bossDamage[rank] = traits.damage().with(settings.dice());
      bossDice[rank] = PreparedActions.dice(texts, bossDamage[rank]);
    }
    List<PairBonus> pairs = content.pairs().inOrder();
    for (int scenario = 0; scenario < SCENARIOS; scenario++) {
      bonus[scenario] = pairs.get(scenario).bonus().with(settings.dice());
      bonusDice[scenario] = PreparedActions.dice(texts, bonus[scenario]);
      bonusCondition[scenario] = Texts.sentence(PreparedActions.condition(texts, pairs.get(scenario).when()));
    }
    findPairs(pairs);
    victory = outcome(Outcome.Result.WIN, settings.bossCount(), "victory");
    defeats = new Outcome[settings.bossCount()];
    for (int score = 0; score < defeats.length; score++) {
      defeats[score] = outcome(Outcome.Result.LOSS, score, "defeat");
    }
  }

  private void findPairs(List<PairBonus> pairs) {
    for (int first = 0; first < FaceNumbers.DAMAGE_CARDS; first++) {
      for (int second = 0; second < FaceNumbers.DAMAGE_CARDS; second++) {
        for (int scenario = 0; scenario < SCENARIOS; scenario++) {
          if (pairs.get(scenario).when().fits(
              FaceNumbers.suit(first), FaceNumbers.rank(first), FaceNumbers.suit(second), FaceNumbers.rank(second))) {
            fitting[first * FaceNumbers.DAMAGE_CARDS + second] |= (byte) (1 << scenario);
          }
        }
      }
    }
  }

  private Outcome outcome(Outcome.Result result, int score, String summary) {
    return Outcome.cooperative( // BR-END-05
        result, score, settings.heroCount(), settings.hasHost() ? 1 : 0, summary);
  }

  /**
   * Returns the settings of the match.
   *
   * @return the settings
   */
  public Settings settings() {
    return settings;
  }

  /**
   * Returns the actions of the match.
   *
   * @return the actions
   */
  public PreparedActions actions() {
    return actions;
  }

  /**
   * Returns the zones of the match.
   *
   * @return the zones
   */
  public Zones zones() {
    return zones;
  }

  /**
   * Returns the dice of the table.
   *
   * @return the set
   */
  public DiceSet dice() {
    return dice;
  }

  /**
   * Returns the dice for a hero's Speed, which the settings may take from the other set (BR-TRN-02).
   *
   * @return the dice
   */
  public DiceFormula speed() {
    return speed;
  }

  /**
   * Returns a boss's Health.
   *
   * @param rank 0 to 2
   * @return the damage that defeats it
   */
  public int bossHealth(int rank) {
    return bossHealth[rank];
  }

  /**
   * Returns a boss's Speed.
   *
   * @param rank 0 to 2
   * @return its Speed
   */
  public int bossSpeed(int rank) {
    return bossSpeed[rank];
  }

  /**
   * Returns a boss's damage.
   *
   * @param rank 0 to 2
   * @return the dice
   */
  public DiceFormula bossDamage(int rank) {
    return bossDamage[rank];
  }

  /**
   * Returns the bonus of a pair scenario.
   *
   * @param scenario 0 to 2
   * @return the dice
   */
  public DiceFormula bonus(int scenario) {
    return bonus[scenario];
  }

  /** Returns the dice of a boss's damage in words, by its rank. */
  public String bossDice(int rank) {
    return bossDice[rank];
  }

  /** Returns the dice of a pair scenario's bonus in words. */
  public String bonusDice(int scenario) {
    return bonusDice[scenario];
  }

  /** Returns the condition of a pair scenario as a sentence. */
  public String bonusCondition(int scenario) {
    return bonusCondition[scenario];
  }

  /**
   * Returns the scenarios that two Damage Cards form.
   *
   * @param first the face that was played first
   * @param second the face that was played second
   * @return a bit for each scenario
   */
  public int matchingBonuses(int first, int second) {
    return fitting[first * FaceNumbers.DAMAGE_CARDS + second];
  }

  /**
   * Returns the outcome of a won match.
   *
   * @return the outcome with every boss defeated
   */
  public Outcome victory() {
    return victory;
  }

  /**
   * Returns the outcome of a lost match.
   *
   * @param defeated the number of bosses defeated before
   * @return the outcome
   */
  public Outcome defeat(int defeated) {
    return defeats[defeated];
  }
}
