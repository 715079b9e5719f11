package games.kumite.brawler.table;

import games.kumite.brawler.content.BossTraits;
import games.kumite.brawler.content.Content;
import games.kumite.brawler.content.DiceFormula;
import games.kumite.brawler.content.DiceSet;
import games.kumite.brawler.content.PairBonus;
import games.kumite.brawler.content.RollEntry;
import games.kumite.brawler.state.FaceNumbers;
import games.kumite.brawler.state.PreparedActions;
import games.kumite.spi.content.ArtKeys;
import java.util.List;

/** The keys of the pictures of a content: the 52 cards, the pair bonuses, and the faces of every die that is rolled. */
public final class PictureKeys {

  private static final int TARGET_SIDES = 6;

  private PictureKeys() {}

  /** Returns the keys of a content. */
  public static List<String> of(Content content) {
    ArtKeys keys = new ArtKeys().die(TARGET_SIDES);
    for (int face = 0; face < FaceNumbers.ALL; face++) {
      keys.add(FaceNumbers.name(face));
    }
    for (DiceSet dice : List.of(content.dice().normal(), content.dice().d6Only())) {
      for (DiceFormula formula : List.of(dice.health(), dice.speed(), dice.ace(), dice.attack(), dice.rest(), dice.recovery(),
          dice.recoveryHealth())) {
        keys.die(formula.sides());
      }
    }
    for (BossTraits boss : content.bosses().byRank()) {
      add(boss.damage(), keys);
    }
    for (PairBonus pair : List.of(content.pairs().mirror(), content.pairs().chain(), content.pairs().kindred())) {
      add(pair.bonus(), keys);
    }
    PreparedActions.SCENARIOS.forEach(keys::add);
    return keys.toList();
  }

  private static void add(RollEntry roll, ArtKeys keys) {
    keys.die(roll.normal().sides()).die(roll.d6Only().sides());
  }
}
