package games.kumite.journey.table;

import games.kumite.journey.content.Card;
import games.kumite.journey.content.Content;
import games.kumite.journey.content.Pilgrim;
import games.kumite.journey.state.QuestToken;
import games.kumite.journey.state.TableDice;
import games.kumite.spi.Texts;
import games.kumite.spi.content.ArtKeys;
import java.util.Arrays;
import java.util.List;

/** The keys of the pictures of a content: the ids of its cards, figures, tiles and tokens, and the faces of the dice. */
public final class PictureKeys {

  private static final int SIDES = 6;

  private PictureKeys() {}

  /** Returns the keys of a content. */
  public static List<String> of(Content content) {
    ArtKeys keys = new ArtKeys().add("rage", "campaign")
        .addAll(content.pilgrims(), pilgrim -> pilgrim.entry().id()).addAll(content.demons(), demon -> demon.entry().id())
        .addAll(content.conditions(), condition -> condition.entry().id())
        .addAll(content.tiles(), tile -> tile.entry().id()).addAll(content.quests(), quest -> quest.entry().id())
        .addAll(Arrays.asList(QuestToken.Kind.values()), Texts::word);
    for (Pilgrim pilgrim : content.pilgrims()) {
      keys.addAll(pilgrim.weapons(), weapon -> weapon.entry().id());
    }
    for (List<Card> cards : List.of(content.skills(), content.fortunes(), content.misfortunes(), content.corruptions(),
        content.demonCards())) {
      keys.addAll(cards, Card::id);
    }
    for (TableDice.Colour colour : TableDice.Colour.values()) {
      for (int face = 1; face <= (colour == TableDice.Colour.SPINNER ? 2 : SIDES); face++) {
        keys.add(Texts.word(colour) + "-" + face);
      }
    }
    return keys.toList();
  }
}
