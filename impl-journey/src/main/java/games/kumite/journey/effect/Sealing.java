package games.kumite.journey.effect;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.api.RandomSource;
import games.kumite.journey.gate.Gates;
import games.kumite.journey.map.Footing;
import games.kumite.journey.map.Pose;
import games.kumite.journey.outlook.Sense;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Piece;
import games.kumite.journey.state.Sequel;
import games.kumite.journey.state.Sequels;
import games.kumite.journey.state.Word;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.actions.VerbAction;
import org.jspecify.annotations.Nullable;

/**
 * The sealing of a gate adjacent to the owner of a card or on his tile; it needs no sutra (sealGate, JW-CRD-24).
 *
 * @param pilgrim the owner
 * @param sequel the sequel
 */
record Sealing(int pilgrim, Sequel sequel) implements Question<Journey> {

  /** Returns bits of the gates that can be sealed. */
  static int gates(Journey journey, int pilgrim) {
    int gates = 0;
    Footing footing = journey.footing(pilgrim);
    int pose = journey.pose(pilgrim);
    for (int piece = 0; piece < journey.scene().pieces() && pose != Pose.NONE; piece++) {
      if (journey.scene().piece(piece).kind == Piece.Kind.GATE && Gates.mayClose(journey, piece)) {
        int square = journey.square(piece);
        boolean isNear = footing.isAdjacent(pose, square) || footing.isOn(pose, footing.ground().tile(square));
        gates |= isNear ? 1 << piece : 0;
      }
    }
    return gates;
  }

  /** Asks only if there is a choice. */
  @Override
  public void run(Journey journey) {
    int gates = gates(journey, pilgrim);
    if (Integer.bitCount(gates) > 1) {
      Question.super.run(journey);
    } else if (gates != 0) {
      Gates.close(journey, Integer.numberOfTrailingZeros(gates));
    }
  }

  @Override
  public String kind() {
    return "seal";
  }

  @Override
  public int seat(Journey journey) {
    return journey.controller(pilgrim);
  }

  @Override
  public Prompt prompt(Journey journey) {
    return Sequels.prompt(journey, sequel, kind(), seat(journey));
  }

  @Override
  public void options(Journey journey, Options out) {
    for (int left = gates(journey, pilgrim); left != 0; left &= left - 1) {
      out.add(journey.terms().actions.of(Word.SEAL, journey.wordOf(Integer.numberOfTrailingZeros(left))));
    }
  }

  /** Returns an action that seals a gate that the quest asks for. */
  @Override
  public @Nullable Action sensible(Journey journey, RandomSource random) {
    int wanted = wanted(journey, pilgrim);
    return wanted == 0 ? null
        : journey.terms().actions.of(Word.SEAL, journey.wordOf(Integer.numberOfTrailingZeros(wanted)));
  }

  /** Returns bits of the gates that can be sealed and that the quest asks for. */
  static int wanted(Journey journey, int pilgrim) {
    int wanted = 0;
    for (int left = gates(journey, pilgrim); left != 0; left &= left - 1) {
      int gate = Integer.numberOfTrailingZeros(left);
      wanted |= Sense.isWanted(journey, pilgrim, gate) ? 1 << gate : 0;
    }
    return wanted;
  }

  @Override
  public void chosen(Journey journey, Action action) {
    Gates.close(journey, journey.pieceOf(((VerbAction) action).first()));
  }
}
