package games.kumite.journey.attack;

import games.kumite.journey.card.CardWindow;
import games.kumite.journey.card.Occasion;
import games.kumite.journey.content.DemonEntry;
import games.kumite.journey.content.Trigger.Event;
import games.kumite.journey.content.Trigger.Moment;
import games.kumite.journey.content.Verb;
import games.kumite.journey.defeat.Removal;
import games.kumite.journey.harm.Tracks;
import games.kumite.journey.karma.Karma;
import games.kumite.journey.quest.Ending;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Num;
import games.kumite.journey.state.Sequel;
import games.kumite.journey.sum.Played;
import games.kumite.journey.sum.Sums;
import games.kumite.spi.Picks;
import games.kumite.spi.Script;
import games.kumite.spi.Step;
import org.jspecify.annotations.Nullable;

/**
 * The fate of a demon that an attack has defeated.
 *
 * @param by the pilgrim that counts as the attacker
 * @param on the demon
 * @param impact the attack
 * @param played cards played for the cleanse roll
 * @param dice the cleanse dice, empty before they are rolled
 * @param choice the pilgrim's choice
 */
record Verdict(int by, int on, Impact impact, Picks played, Dice dice, Choice choice)
    implements Occasion<Verdict>, Rolled<Verdict> {

  /**
   * The choice of a pilgrim for a defeated demon. It also says whether the ritual's dice, of which there may be none,
   * are rolled.
   */
  enum Choice { NONE, KILL, CLEANSE, ROLLED }

  private static final CardWindow<Verdict> BEFORE =
      new CardWindow<>("before-cleanse", Moment.BEFORE, Event.CLEANSE_ROLL, CleanseUse.USE); // JW-D-15
  private static final CardWindow<Verdict> ROLLED =
      new CardWindow<>("cleanse-rolled", Moment.AFTER, Event.CLEANSE_ROLL, CleanseUse.USE); // JW-D-15

  /** Removal by the quest, kill, or the Cleanse Ritual. */
  static final Script<Journey, Verdict> SCRIPT = Script.<Journey, Verdict>of("verdict")
      .when((journey, verdict) -> Removal.isUnclaimed(journey, verdict.on), // JW-QST-04
          then -> then.act(Verdict::remove),
          otherwise -> otherwise
              .ask(KillOrCleanse.CHOOSE)
              .when((journey, verdict) -> verdict.choice == Choice.KILL,
                  then -> then.act(Verdict::kill),
                  cleanse -> Rerolling.after(cleanse.act(Verdict::pay).window(BEFORE).set(Verdict::roll), ROLLED)
                      .act(Verdict::judge)))
      .act((journey, verdict) -> after(journey, Event.DEFEAT, verdict))
      .end();

  static Verdict of(Journey journey, Impact impact) {
    return new Verdict(impact.strike().striker(journey), impact.struck(journey), impact, Picks.NONE, Dice.NONE,
        Choice.NONE);
  }

  private static DemonEntry sheet(Journey journey, Verdict verdict) {
    return Sums.demon(journey, verdict.on).entry();
  }

  private static void remove(Journey journey, Verdict verdict) {
    Removal.unclaimed(journey, verdict.on);
    Ending.check(journey); // JW-RUL-64
  }

  /** Kills the demon (JW-ATK-17, JW-ATK-18); karma is exchanged at once (JW-RUL-35). */
  private static void kill(Journey journey, Verdict verdict) {
    int karma = sheet(journey, verdict).badKarma();
    Removal.ofDefeated(journey, verdict.on);
    journey.tell(journey.terms().reports.killed, verdict.by, verdict.on);
    Karma.gainBad(journey, verdict.by, karma, verdict.sequel());
    Ending.check(journey); // JW-RUL-64
    after(journey, Event.KILL, verdict);
  }

  /** Pays the chi that Thirst for Blood demands for the right to cleanse. */
  private static void pay(Journey journey, Verdict verdict) {
    int cost = Sums.corruption(journey, verdict.by, Verb.CLEANSE_COST);
    if (cost > 0) {
      Tracks.setChi(journey, verdict.by, journey.pilgrim(verdict.by, Num.CHI) - cost);
    }
  }

  /** Rolls the CR dice and those of the weapon, corruption and cards (JW-ATK-20). */
  private static Verdict roll(Journey journey, Verdict verdict) {
    Strike strike = verdict.impact.strike();
    boolean isOwnWeapon = strike.attacker() == verdict.by;
    int weapon = isOwnWeapon ? Rolls.sum(Rolls.row(journey, strike), Verb.ADD_CLEANSE_DICE) : 0;
    int count = Sums.cleanseDice(journey, verdict.by, verdict.played, weapon);
    int[] faces = journey.roll("red", journey.controller(verdict.by), count, Dice.SIDES);
    return verdict.with(verdict.dice.withRed(Picks.of(faces))).choosing(Choice.ROLLED);
  }

  /** Returns the cleanse roll so far (JW-ATK-20). */
  static int total(Journey journey, Verdict verdict) {
    return verdict.dice.redTotal(journey) + Played.sum(journey, verdict.played, Verb.ADD_CLEANSE);
  }

  /** Returns the SP of the demon. */
  static int needed(Journey journey, Verdict verdict) {
    return sheet(journey, verdict).sanctity();
  }

  /**
   * Cleanses the demon if the total is SP or more (JW-ATK-20, JW-ATK-21); otherwise leaves it as it was before the
   * attack (JW-ATK-22).
   */
  private static void judge(Journey journey, Verdict verdict) {
    int total = total(journey, verdict);
    int needed = needed(journey, verdict);
    if (total < needed) {
      verdict.impact.before().restore(journey, verdict.on);
      journey.tell(journey.terms().reports.unmoved, verdict.by, verdict.on, total, needed);
      return;
    }
    int karma = sheet(journey, verdict).goodKarma();
    Removal.ofDefeated(journey, verdict.on);
    journey.tell(journey.terms().reports.cleansed, verdict.by, verdict.on, total);
    Karma.gainGood(journey, verdict.by, karma, verdict.sequel());
    Ending.check(journey); // JW-RUL-64
  }

  private static void after(Journey journey, Event event, Verdict verdict) {
    @Nullable Step<Journey> cards = journey.terms().procedures.after(journey, event, verdict.by, verdict.on, verdict.sequel());
    if (cards != null && !journey.isFinished()) {
      journey.then(cards);
    }
  }

  @Override
  public int roller() {
    return by;
  }

  @Override
  public Sequel sequel() {
    return impact.strike().sequel();
  }

  @Override
  public Verdict and(int note) {
    return new Verdict(by, on, impact, played.and(note), dice, choice);
  }

  @Override
  public Verdict with(Dice changed) {
    return new Verdict(by, on, impact, played, changed, choice);
  }

  Verdict choosing(Choice chosen) {
    return new Verdict(by, on, impact, played, dice, chosen);
  }
}
