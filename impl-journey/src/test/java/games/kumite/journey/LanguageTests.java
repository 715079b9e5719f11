package games.kumite.journey;

import games.kumite.journey.content.CardKind;
import games.kumite.journey.content.Deck;
import games.kumite.journey.map.EdgeKind;
import games.kumite.journey.map.Facing;
import games.kumite.journey.map.Terrain;
import games.kumite.journey.state.QuestToken;
import games.kumite.journey.state.TableDice;
import games.kumite.spi.testkit.GermanContract;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The game speaks German, and so do the names of its content. */
final class LanguageTests extends GermanContract {

  LanguageTests() {
    super(new JourneyGame(), 90, List.of("corruptions", "demon-cards", "demons", "fortunes", "misfortunes", "pilgrims", "quests", "skills", "weapons"));
  }

  @Test
  void wordsOfTheTable_havePhrases() {
    havePhrases("terrain", EnumSet.complementOf(EnumSet.of(Terrain.VOID, Terrain.PLAIN)));
    for (Facing side : Facing.values()) {
      havePhrases(side.word(), EnumSet.complementOf(EnumSet.of(EdgeKind.OPEN)));
    }
    havePhrases("facing", Arrays.stream(Facing.values()).map(Facing::word));
    havePhrases("colour", List.of(TableDice.Colour.values()));
    havePhrases("deck", List.of(Deck.values()));
    havePhrases("type", List.of(CardKind.values()));
    havePhrases("type", List.of(QuestToken.Kind.values()));
    havePhrases("state", List.of(QuestToken.Gate.values()));
    havePhrases("state", Stream.of("conscious", "face-down", "on-its-side", "on-its-back", "dead")); // JW-TRN-07
    havePhrases("symbol", Stream.of("miss", "white", "black"));
  }
}
