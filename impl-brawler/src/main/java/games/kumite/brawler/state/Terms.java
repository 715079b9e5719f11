package games.kumite.brawler.state;

import games.kumite.api.Outcome;
import games.kumite.brawler.content.BossTraits;
import games.kumite.brawler.content.Content;
import games.kumite.brawler.content.Dice;
import games.kumite.brawler.content.DiceSet;
import games.kumite.brawler.content.PairBonus;
import games.kumite.spi.Texts;
import games.kumite.spi.marks.Shared;
import java.util.List;

/**
 * What is fixed before a match: its settings, the tables as the settings pick them, the cards and zones. Immutable;
 * shared by all matches of equal settings.
 */
@Shared
public final class Terms {

  /** How many pair scenarios there are. */
  public static final int SCENARIOS = 3;

  private final Settings settings;
  private final Zones zones;
  private final DiceSet dice;
  private final Dice speed;
  private final int[] bossHealth = new int[Faces.BOSS_RANKS];
  private final int[] bossSpeed = new int[Faces.BOSS_RANKS];
  private final Dice[] bossDamage = new Dice[Faces.BOSS_RANKS];
  private final Dice[] bonus = new Dice[SCENARIOS];
  private final byte[] fitting = new byte[Faces.DAMAGE_CARDS * Faces.DAMAGE_CARDS];
  private final Deeds deeds;
  private final Outcome victory;
  private final Outcome[] defeats;

  /**
   * The terms of a match.
   *
   * @param settings what was chosen
   * @param content the tables
   * @param texts the words of labels
   */
  public Terms(Settings settings, Content content, Texts texts) {
    this.settings = settings;
    deeds = new Deeds(texts, settings.seats(), content.pairs());
    zones = new Zones(settings, content.bosses().byRank(), texts);
    dice = content.dice().with(settings.dice());
    speed = content.dice().with(settings.speedDice()).speed();
    for (int rank = 0; rank < Faces.BOSS_RANKS; rank++) {
      BossTraits traits = content.bosses().byRank().get(rank);
      bossHealth[rank] = traits.health();
      bossSpeed[rank] = traits.speed();
      bossDamage[rank] = traits.damage().with(settings.dice());
    }
    List<PairBonus> pairs = content.pairs().inOrder();
    for (int scenario = 0; scenario < SCENARIOS; scenario++) {
      bonus[scenario] = pairs.get(scenario).bonus().with(settings.dice());
    }
    findPairs(pairs);
    victory = outcome(Outcome.Result.WIN, settings.bossCount(), "victory");
    defeats = new Outcome[settings.bossCount()];
    for (int score = 0; score < defeats.length; score++) {
      defeats[score] = outcome(Outcome.Result.LOSS, score, "defeat");
    }
  }

  private void findPairs(List<PairBonus> pairs) {
    for (int first = 0; first < Faces.DAMAGE_CARDS; first++) {
      for (int second = 0; second < Faces.DAMAGE_CARDS; second++) {
        for (int scenario = 0; scenario < SCENARIOS; scenario++) {
          if (pairs.get(scenario).when().fits(
              Faces.suit(first), Faces.rank(first), Faces.suit(second), Faces.rank(second))) {
            fitting[first * Faces.DAMAGE_CARDS + second] |= (byte) (1 << scenario);
          }
        }
      }
    }
  }

  private Outcome outcome(Outcome.Result result, int score, String summary) {
    return Outcome.shared( // BR-END-05
        result, score, settings.heroCount(), settings.hasHost() ? 1 : 0, summary);
  }

  /**
   * What was chosen.
   *
   * @return the settings
   */
  public Settings settings() {
    return settings;
  }

  /**
   * What may be done.
   *
   * @return the actions
   */
  public Deeds deeds() {
    return deeds;
  }

  /**
   * Where cards may lie.
   *
   * @return the zones
   */
  public Zones zones() {
    return zones;
  }

  /**
   * The dice of the table.
   *
   * @return the set
   */
  public DiceSet dice() {
    return dice;
  }

  /**
   * The dice for a hero's Speed, which the settings may take from the other set (BR-TRN-02).
   *
   * @return the dice
   */
  public Dice speed() {
    return speed;
  }

  /**
   * A boss's Health.
   *
   * @param rank 0 to 2
   * @return the damage that defeats it
   */
  public int bossHealth(int rank) {
    return bossHealth[rank];
  }

  /**
   * A boss's Speed.
   *
   * @param rank 0 to 2
   * @return its Speed
   */
  public int bossSpeed(int rank) {
    return bossSpeed[rank];
  }

  /**
   * A boss's damage.
   *
   * @param rank 0 to 2
   * @return the dice
   */
  public Dice bossDamage(int rank) {
    return bossDamage[rank];
  }

  /**
   * The bonus of a pair scenario.
   *
   * @param scenario 0 to 2
   * @return the dice
   */
  public Dice bonus(int scenario) {
    return bonus[scenario];
  }

  /**
   * The scenarios that two Damage Cards form.
   *
   * @param first the face that was played first
   * @param second the face that was played second
   * @return a bit for each scenario
   */
  public int fitting(int first, int second) {
    return fitting[first * Faces.DAMAGE_CARDS + second];
  }

  /**
   * Returns how a won match ends.
   *
   * @return the outcome with every boss defeated
   */
  public Outcome victory() {
    return victory;
  }

  /**
   * Returns how a lost match ends.
   *
   * @param defeated how many bosses were defeated before
   * @return the outcome
   */
  public Outcome defeat(int defeated) {
    return defeats[defeated];
  }
}
