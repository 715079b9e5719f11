package games.kumite.bigtrouble.table;

import games.kumite.bigtrouble.content.Content;
import games.kumite.bigtrouble.content.DiceFaces;
import games.kumite.bigtrouble.content.Item;
import games.kumite.bigtrouble.content.ItemKind;
import games.kumite.bigtrouble.content.Minion;
import games.kumite.bigtrouble.content.Upgrade;
import games.kumite.bigtrouble.content.vocabulary.Attribute;
import games.kumite.spi.Texts;
import games.kumite.spi.content.ArtKeys;
import java.util.Arrays;
import java.util.List;

/** The keys of the pictures of a content: the ids of its cards, figures and tokens, and the faces of the dice. */
public final class PictureKeys {

  private PictureKeys() {}

  /** Returns the keys of a content. */
  public static List<String> of(Content content) {
    ArtKeys keys = new ArtKeys().add("crate", "rubble", "lo-pan").die(content.dice().skill().size())
        .addAll(content.heroes(), hero -> hero.entry().id()).addAll(content.minions(), Minion::id)
        .addAll(content.bosses(), boss -> boss.entry().id()).addAll(content.upgrades(), Upgrade::id)
        .addAll(content.companions(), companion -> companion.entry().id()).addAll(content.items(), Item::id)
        .addAll(Arrays.asList(ItemKind.values()), ItemKind::word).addAll(content.crates(), crate -> crate.entry().id())
        .addAll(content.bigTrouble(), card -> card.entry().id()).addAll(content.hells(), card -> card.entry().id())
        .addAll(content.mainQuests(), quest -> quest.entry().id()).addAll(content.sideQuests(), quest -> quest.entry().id())
        .addAll(content.showdowns(), card -> card.entry().id()).addAll(content.dice().action(), Attribute::word);
    for (int slot = 1; slot <= DiceFaces.FATE_DICE; slot++) {
      keys.add("fate-slot-" + slot);
    }
    content.dice().fate().forEach(face -> keys.add(Texts.word(face)));
    return keys.toList();
  }
}
