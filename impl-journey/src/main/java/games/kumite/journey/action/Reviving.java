package games.kumite.journey.action;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.api.RandomSource;
import games.kumite.journey.content.Effect.Track;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Num;
import games.kumite.journey.state.Sequel;
import games.kumite.journey.state.Sequels;
import games.kumite.journey.state.Word;
import games.kumite.journey.sum.Sums;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.actions.VerbAction;

/**
 * JW-D-20: the amounts of health and chi that Tripitaka gives to the pilgrim he revives (JW-ACT-20 to JW-ACT-22).
 *
 * @param leader Tripitaka
 * @param pilgrim the pilgrim that he revives
 * @param sequel the sequel
 */
record Reviving(int leader, int pilgrim, Sequel sequel) implements Question<Journey> {

  @Override
  public String kind() {
    return "revive";
  }

  @Override
  public int seat(Journey journey) {
    return journey.controller(leader);
  }

  @Override
  public Prompt prompt(Journey journey) {
    return Sequels.prompt(journey, sequel, kind(), seat(journey), journey.terms().label(leader),
        journey.terms().label(pilgrim));
  }

  @Override
  public boolean answersItself() {
    return true; // JW-RUL-104
  }

  /**
   * Lists the amounts. Tripitaka keeps at least 1 health, and a condition that blocks gaining chi lets him give none.
   */
  @Override
  public void options(Journey journey, Options out) {
    int health = Math.min(Word.MAX_GIVEN, Math.min(journey.figure(leader, Num.HEALTH) - 1, journey.maxHealth(pilgrim)));
    int chi = Math.min(Word.MAX_GIVEN, Math.min(journey.pilgrim(leader, Num.CHI), journey.maxChi(pilgrim)));
    chi = Sums.isBlocked(journey, pilgrim, Track.CHI) ? 0 : chi;
    for (int given = 1; given <= health; given++) {
      for (int more = 0; more <= chi; more++) {
        out.add(journey.terms().actions.of(Word.GIVE, given, more));
      }
    }
  }

  /** Returns an action that leaves Tripitaka most of his health and gives some chi. */
  @Override
  public Action sensible(Journey journey, RandomSource random) {
    int most = Math.min(Word.MAX_GIVEN, Math.min(journey.figure(leader, Num.HEALTH) - 1, journey.maxHealth(pilgrim)));
    int health = Math.max(1, Math.min(most, journey.figure(leader, Num.HEALTH) / 2));
    int chi = Sums.isBlocked(journey, pilgrim, Track.CHI) ? 0
        : Math.min(journey.pilgrim(leader, Num.CHI) / 2, Math.min(Word.MAX_GIVEN, journey.maxChi(pilgrim)));
    return journey.terms().actions.of(Word.GIVE, health, chi);
  }

  /** Revives the pilgrim on its square with its old facing; its conditions stay (JW-RUL-32). */
  @Override
  public void chosen(Journey journey, Action action) {
    VerbAction given = (VerbAction) action;
    journey.setFigure(leader, Num.HEALTH, journey.figure(leader, Num.HEALTH) - given.first());
    journey.setPilgrim(leader, Num.CHI, journey.pilgrim(leader, Num.CHI) - given.second());
    journey.setFigure(pilgrim, Num.HEALTH, given.first());
    journey.setPilgrim(pilgrim, Num.CHI, given.second());
    journey.setPilgrim(pilgrim, Num.LYING, 0);
    journey.tell(journey.terms().reports.revived, leader, pilgrim, given.first(), given.second());
  }
}
