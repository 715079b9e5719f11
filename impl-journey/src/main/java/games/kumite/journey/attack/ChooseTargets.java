package games.kumite.journey.attack;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.api.RandomSource;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Num;
import games.kumite.journey.state.Sequels;
import games.kumite.journey.state.Word;
import games.kumite.journey.sum.Sums;
import games.kumite.spi.Done;
import games.kumite.spi.Options;
import games.kumite.spi.Refusal;
import games.kumite.spi.Script;
import games.kumite.spi.actions.VerbAction;
import org.jspecify.annotations.Nullable;

/** JW-D-07: the targets of a pilgrim's attack, one after the other in the order of resolution (JW-ATK-03, JW-RUL-16). */
enum ChooseTargets implements Script.Choice<Journey, Assault> {
  CHOOSE;

  private static final Refusal ONE = new Refusal("JW-RUL-16", "no-target");

  @Override
  public String kind() {
    return "targets";
  }

  @Override
  public int seat(Journey journey, Assault assault) {
    return left(journey, assault) != 0 ? journey.controller(assault.attacker()) : Journey.NOBODY;
  }

  private static long left(Journey journey, Assault assault) {
    long left = Targets.of(journey, assault.attacker(), assault.played());
    for (int i = 0; i < assault.targets().size(); i++) {
      left &= ~(1L << assault.targets().get(i));
    }
    return left;
  }

  @Override
  public Prompt prompt(Journey journey, Assault assault) {
    return Sequels.prompt(journey, assault.sequel(), kind(), seat(journey, assault),
        journey.terms().label(assault.attacker()));
  }

  @Override
  public void options(Journey journey, Assault assault, Options out) {
    for (long left = left(journey, assault); left != 0; left &= left - 1) {
      out.add(journey.terms().actions.of(Word.TARGET, Long.numberOfTrailingZeros(left)));
    }
    out.add(Done.DONE, assault.targets().size() > 0 ? null : ONE);
  }

  /** Returns the target against which the attack promises most. */
  @Override
  public @Nullable Action sensible(Journey journey, Assault assault, RandomSource random) {
    int best = Journey.NOBODY;
    double max = -1;
    for (long left = left(journey, assault); left != 0; left &= left - 1) {
      int target = Long.numberOfTrailingZeros(left);
      double promise = journey.terms().share(journey.terms().figure(target).type, assault.attacker(),
          journey.pilgrim(assault.attacker(), Num.LEVEL));
      best = promise > max ? target : best;
      max = Math.max(max, promise);
    }
    return best == Journey.NOBODY ? null : journey.terms().actions.of(Word.TARGET, best);
  }

  @Override
  public Assault chosen(Journey journey, Assault assault, Action action) {
    return action == Done.DONE ? assault : assault.withTarget(((VerbAction) action).first());
  }

  @Override
  public boolean again(Journey journey, Assault assault, Action action) {
    return action != Done.DONE && left(journey, assault) != 0
        && assault.targets().size() < Sums.targets(journey, assault.attacker(), assault.played());
  }

  @Override
  public boolean answersItself() {
    return true; // JW-RUL-104
  }
}
