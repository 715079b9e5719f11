package games.kumite.tmnt.state;

import games.kumite.spi.Texts;
import games.kumite.spi.cards.CardLayout;
import games.kumite.spi.cards.Visibility;
import games.kumite.spi.cards.Zone;
import games.kumite.spi.cards.ZoneKind;
import games.kumite.spi.marks.Immutable;
import games.kumite.tmnt.content.DeckKind;
import games.kumite.tmnt.content.PlayTime;
import games.kumite.tmnt.content.Tag;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;

/** The zones and cards of a match. Immutable. */
@Immutable
public final class Zones {

  /** The Door deck and the Treasure deck, by {@link DeckKind}. */
  public final Zone[] decks = new Zone[2];
  /** Their discard piles (MT-SET-10). Every card is seen when it lands, so all of them are remembered. */
  public final Zone[] discards = new Zone[2];
  /** The characters that no player has. */
  public final Zone characters;
  /** The monsters of a combat and the cards played into it. */
  public final Zone combat;
  /** A card on its way: turned up at the door, or a card whose effect is not over. */
  public final Zone open;
  /** Treasures won with a helper, before they are divided. */
  public final Zone spread;
  /** The remains of a dead character. */
  public final Zone body;
  /** The hands by seat. */
  public final Zone[] hands;
  /** The cards in play by seat: Character, Stance, Katas, Ally, Items. */
  public final Zone[] tables;
  /** The kept Traps by seat. */
  public final Zone[] kept;
  final CardLayout layout;

  Zones(int seats, Face[] faces) {
    CardLayout.Builder cards = CardLayout.forSeats(seats);
    decks[0] = cards.zone(ZoneKind.DECK, "door", Zone.UNOWNED, Visibility.NOBODY);
    decks[1] = cards.zone(ZoneKind.DECK, "treasure", Zone.UNOWNED, Visibility.NOBODY);
    discards[0] = pile(cards, "door-discard", Zone.UNOWNED);
    discards[1] = pile(cards, "treasure-discard", Zone.UNOWNED);
    characters = pile(cards, "characters", Zone.UNOWNED);
    combat = pile(cards, "combat", Zone.UNOWNED);
    open = pile(cards, "open", Zone.UNOWNED);
    spread = pile(cards, "spread", Zone.UNOWNED);
    body = pile(cards, "body", Zone.UNOWNED);
    hands = new Zone[seats];
    tables = new Zone[seats];
    kept = new Zone[seats];
    for (int seat = 0; seat < seats; seat++) {
      hands[seat] = cards.zone(ZoneKind.HAND, String.valueOf(seat + 1), seat, Visibility.OWNER); // MT-SET-14
      tables[seat] = pile(cards, "table-" + (seat + 1), seat);
      kept[seat] = pile(cards, "traps-" + (seat + 1), seat);
    }
    for (Face face : faces) {
      cards.card(Texts.word(face.deck), face.id, face.label, printed(face),
          face.deck == DeckKind.CHARACTER ? characters : decks[face.deck.ordinal()]);
    }
    layout = cards.build();
  }

  private static Zone pile(CardLayout.Builder cards, String name, int owner) {
    return cards.zone(ZoneKind.PILE, name, owner, Visibility.EVERYBODY);
  }

  private static Map<String, Object> printed(Face face) {
    Map<String, Object> printed = new LinkedHashMap<>();
    printed.put("type", Texts.word(face.type));
    if (!face.text.isEmpty()) {
      printed.put("text", face.text);
    }
    if (face.when != PlayTime.NONE) {
      printed.put("when", Texts.word(face.when));
    }
    switch (face.type) {
      case MONSTER -> {
        printed.put("kills", face.kills);
        printed.put("tags", Arrays.stream(Tag.values()).filter(tag -> (face.tags >> tag.ordinal() & 1) != 0)
            .map(Texts::word).toList());
        printed.put("level", face.level);
        printed.put("treasures", face.treasures);
      }
      case KATA -> printed.put("rank", face.rank);
      case ALLY -> printed.put("bonus", face.bonus);
      case ITEM -> {
        printed.put("slot", Texts.word(face.slot));
        printed.put("bonus", face.bonus);
        printed.put("gold", face.gold);
      }
      case ONE_SHOT -> printed.put("gold", face.gold);
      default -> { }
    }
    return printed;
  }
}
