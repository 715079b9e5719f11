package games.kumite.journey.attack;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.journey.board.Bases;
import games.kumite.journey.content.Content;
import games.kumite.journey.map.Footing;
import games.kumite.journey.map.Pose;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Sequels;
import games.kumite.journey.state.Steps;
import games.kumite.journey.state.Word;
import games.kumite.spi.Options;
import games.kumite.spi.Script;

/**
 * Follow: one free forward step after a target that was moved (JW-SPC-07, JW-SPC-08, JW-RUL-21). A pilgrim may
 * (JW-D-16), a demon always does.
 */
enum Follow implements Script.Choice<Journey, Impact> {
  ASK;

  @Override
  public String kind() {
    return "follow";
  }

  private static int to(Journey journey, Impact impact) {
    int striker = impact.strike().striker(journey);
    int pose = journey.pose(striker);
    return pose == Pose.NONE ? Pose.NONE
        : Bases.step(journey.footing(striker), journey.squares(), striker, pose);
  }

  @Override
  public int seat(Journey journey, Impact impact) {
    int striker = impact.strike().striker(journey);
    boolean mayFollow = striker < Content.PILGRIMS && journey.isConscious(striker) && to(journey, impact) != Pose.NONE;
    return mayFollow ? journey.controller(striker) : Journey.NOBODY;
  }

  @Override
  public Prompt prompt(Journey journey, Impact impact) {
    return Sequels.prompt(journey, impact.strike().sequel(), kind(), seat(journey, impact),
        journey.terms().label(impact.strike().striker(journey)), journey.terms().label(impact.struck(journey)));
  }

  @Override
  public void options(Journey journey, Impact impact, Options out) {
    out.add(journey.terms().actions.of(Word.FOLLOW));
    out.add(journey.terms().actions.of(Word.STAY));
  }

  @Override
  public Impact chosen(Journey journey, Impact impact, Action action) {
    if (action.equals(journey.terms().actions.of(Word.FOLLOW))) {
      follow(journey, impact);
    }
    return impact;
  }

  /** Moves a demon if it can follow and the target is still conscious. */
  static void ofDemon(Journey journey, Impact impact) {
    boolean isDemon = impact.strike().striker(journey) >= Content.PILGRIMS; // it strikes pilgrims alone (JW-ATK-04)
    if (isDemon && journey.isConscious(impact.struck(journey)) && to(journey, impact) != Pose.NONE) {
      follow(journey, impact);
    }
  }

  /** Follows the target; a red square does its damage (JW-RUL-71). */
  private static void follow(Journey journey, Impact impact) {
    int striker = impact.strike().striker(journey);
    Footing footing = journey.footing(striker);
    int from = journey.pose(striker);
    int to = to(journey, impact);
    Steps.to(journey, striker, to);
    journey.tell(journey.terms().reports.followed, striker, journey.placeOf(Pose.square(to)), Pose.facing(to));
    if (striker < Content.PILGRIMS && Steps.entersRed(footing, from, to)) {
      journey.tell(journey.terms().reports.scorched, striker);
      journey.then(journey.terms().procedures.harm(striker, 1, impact.rest(journey))); // JW-TER-04
    }
  }
}
