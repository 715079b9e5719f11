package games.kumite.journey.effect;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.journey.board.Bases;
import games.kumite.journey.map.Footing;
import games.kumite.journey.map.Ground;
import games.kumite.journey.map.Pose;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Sequel;
import games.kumite.journey.state.Sequels;
import games.kumite.journey.state.Steps;
import games.kumite.journey.state.Word;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.actions.VerbAction;

/**
 * JW-D-23: the square of its own tile to which a card moves a pilgrim: any unblocked one, facing kept, no MV; terrain
 * has no effect (JW-RUL-61). The owner of the card chooses.
 *
 * @param owner the owner of the card
 * @param pilgrim the pilgrim
 * @param sequel the sequel
 */
record Landing(int owner, int pilgrim, Sequel sequel) implements Question<Journey> {

  static boolean isPossible(Journey journey, int pilgrim) {
    Ground ground = journey.scene().ground;
    for (int square = 0; square < ground.size(); square++) {
      if (fits(journey, pilgrim, square)) {
        return true;
      }
    }
    return false;
  }

  private static boolean fits(Journey journey, int pilgrim, int square) {
    Footing footing = journey.footing(pilgrim);
    int pose = journey.pose(pilgrim);
    int to = Pose.of(square, Pose.facing(pose));
    return to != pose && footing.ground().tile(square) != Ground.NONE && footing.isOn(pose, footing.ground().tile(square))
        && Bases.canStand(footing, journey.squares(), pilgrim, to);
  }

  @Override
  public int seat(Journey journey) {
    return journey.controller(owner);
  }

  @Override
  public Prompt prompt(Journey journey) {
    return Sequels.prompt(journey, sequel, kind(), seat(journey), journey.terms().label(pilgrim));
  }

  @Override
  public boolean answersItself() {
    return true; // JW-RUL-104
  }

  @Override
  public void options(Journey journey, Options out) {
    Ground ground = journey.scene().ground;
    for (int square = 0; square < ground.size(); square++) {
      if (fits(journey, pilgrim, square)) {
        out.add(journey.terms().actions.of(Word.TO, journey.placeOf(square)));
      }
    }
  }

  @Override
  public void chosen(Journey journey, Action action) {
    int square = journey.squareAt(((VerbAction) action).first());
    int facing = Pose.facing(journey.pose(pilgrim));
    Steps.to(journey, pilgrim, Pose.of(square, facing));
    journey.tell(journey.terms().reports.carried, pilgrim, journey.placeOf(square), facing);
  }
}
