package games.kumite.journey.attack;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.journey.content.Content;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Num;
import games.kumite.journey.state.Sequels;
import games.kumite.journey.state.Word;
import games.kumite.spi.Options;
import games.kumite.spi.Script;
import games.kumite.spi.actions.VerbAction;

/** JW-D-14: the order in which a demon attacks its targets, asked one place at a time. */
enum OrderTargets implements Script.Choice<Journey, Assault> {
  ORDER;

  @Override
  public String kind() {
    return "order-targets";
  }

  private static long left(Journey journey, Assault assault) {
    long left = Targets.of(journey, assault.attacker(), assault.played());
    for (int i = 0; i < assault.targets().size(); i++) {
      left &= ~(1L << assault.targets().get(i));
    }
    return left;
  }

  /** Returns Tripitaka's controller; while he is unconscious, that of the next conscious pilgrim in initiative order. */
  @Override
  public int seat(Journey journey, Assault assault) {
    if (Long.bitCount(left(journey, assault)) < 2) {
      return Journey.NOBODY;
    }
    int place = journey.pilgrim(journey.terms().leader, Num.PLACE);
    while (!journey.isConscious(journey.inOrder(place))) { // its targets are conscious
      place = place % Content.PILGRIMS + 1;
    }
    return journey.controller(journey.inOrder(place));
  }

  @Override
  public boolean isGroup() {
    return true; // JW-AI-16
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
  }

  @Override
  public Assault chosen(Journey journey, Assault assault, Action action) {
    return assault.withTarget(((VerbAction) action).first());
  }

  @Override
  public boolean again(Journey journey, Assault assault, Action action) {
    return Long.bitCount(left(journey, assault)) > 1;
  }

  /** Adds the remaining targets without a question when only one is left. */
  static Assault rest(Journey journey, Assault assault) {
    Assault all = assault;
    for (long left = left(journey, assault); left != 0; left &= left - 1) {
      all = all.withTarget(Long.numberOfTrailingZeros(left));
    }
    return all;
  }
}
