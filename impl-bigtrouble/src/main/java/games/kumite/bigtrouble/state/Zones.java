package games.kumite.bigtrouble.state;

import games.kumite.bigtrouble.content.Companion;
import games.kumite.bigtrouble.content.Content;
import games.kumite.bigtrouble.content.Crate;
import games.kumite.bigtrouble.content.MainQuest;
import games.kumite.spi.Texts;
import games.kumite.spi.cards.CardLayout;
import games.kumite.spi.cards.Visibility;
import games.kumite.spi.cards.Zone;
import games.kumite.spi.cards.ZoneKind;
import games.kumite.spi.marks.Immutable;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The zones of cards and crate tokens in a match, and their contents. Immutable. */
@Immutable
public final class Zones {

  /** The number of decks of side quests (BT-SET-27). */
  public static final int SIDE_DECKS = 3;
  /** The number of main quests that are visible at a time (BT-QST-02). */
  public static final int MAIN_VISIBLE = 2;

  /** The Big Trouble deck; cards that were resolved lie face up below the others (BT-BTC-01). */
  public final Zone bigTrouble;
  /** The Big Trouble card that is being resolved; a look at the deck does not show it. */
  public final Zone revealed;
  /** Big Trouble cards that are looked at before they are put back. */
  public final Zone peeked;
  /** The Hell deck. */
  public final Zone hells;
  /** Hell cards that were discarded or cleared (BT-RUL-41). */
  public final Zone hellDiscards;
  /** By seat: the kept Hell card. */
  public final Zone[] kept;
  /** The companions without a hero. */
  public final Zone companions;
  /** Companions that are dealt to the group (BT-SET-21). */
  public final Zone dealt;
  /** By seat: the hero's companions. */
  public final Zone[] withHero;
  /** By hero: the main quests that may be drawn for it. */
  public final Zone[] ofHero;
  /** The main quests of bosses. */
  public final Zone ofBosses;
  /** The main quest deck. */
  public final Zone mainQuests;
  /** The visible main quests. */
  public final Zone[] mainVisible = new Zone[MAIN_VISIBLE];
  /** Completed main quests. */
  public final Zone mainDone;
  /** The side quests before they are dealt. */
  public final Zone sideQuests;
  /** The decks of side quests below their top cards. */
  public final Zone[] sideDecks = new Zone[SIDE_DECKS];
  /** Their top cards. */
  public final Zone[] sideVisible = new Zone[SIDE_DECKS];
  /** Completed side quests. */
  public final Zone sideDone;
  /** The pool of crate tokens. */
  public final Zone crates;
  /** The crate tokens on the board, face down. */
  public final Zone placed;
  /** Everything that is out of the game. */
  public final Zone box;
  /** Everything that left the game face down with Act I. */
  public final Zone gone;
  /** The token of the first crate; the others follow. */
  public final int firstCrate;
  /** The number of crate tokens. */
  public final int crateCount;
  final CardLayout layout;
  private final int hellsAt;
  private final int companionsAt;
  private final int mainAt;
  private final int sideAt;
  private final byte[] crateKinds;

  Zones(int seats, Content content, RulesText sentences, Texts texts) {
    CardLayout.Builder cards = CardLayout.forSeats(seats);
    bigTrouble = deck(cards, "big-trouble");
    revealed = pile(cards, "big-trouble-card", Zone.UNOWNED);
    peeked = pile(cards, "peeked", Zone.UNOWNED);
    hells = deck(cards, "hells");
    hellDiscards = pile(cards, "hell-discard", Zone.UNOWNED);
    companions = deck(cards, "companions");
    dealt = pile(cards, "companions-dealt", Zone.UNOWNED);
    kept = new Zone[seats];
    withHero = new Zone[seats];
    for (int seat = 0; seat < seats; seat++) {
      kept[seat] = pile(cards, "hell-" + (seat + 1), seat);
      withHero[seat] = pile(cards, "companions-" + (seat + 1), seat);
    }
    ofHero = content.heroes().stream().map(hero -> deck(cards, "quests-" + hero.entry().id())).toArray(Zone[]::new);
    ofBosses = deck(cards, "quests-bosses");
    mainQuests = deck(cards, "main-quests");
    for (int i = 0; i < MAIN_VISIBLE; i++) {
      mainVisible[i] = pile(cards, "main-quest-" + (i + 1), Zone.UNOWNED);
    }
    mainDone = pile(cards, "main-quests-done", Zone.UNOWNED);
    sideQuests = deck(cards, "side-quests");
    for (int i = 0; i < SIDE_DECKS; i++) {
      sideDecks[i] = deck(cards, "side-quests-" + (i + 1));
      sideVisible[i] = pile(cards, "side-quest-" + (i + 1), Zone.UNOWNED);
    }
    sideDone = pile(cards, "side-quests-done", Zone.UNOWNED);
    crates = deck(cards, "crates");
    placed = deck(cards, "crates-placed");
    box = pile(cards, "box", Zone.UNOWNED);
    gone = deck(cards, "gone");
    content.bigTrouble().forEach(card -> cards.card("big-trouble", card.entry().id(), RulesText.named(texts, card.entry().name()),
        printed("threat", card.entry().threat(), sentences.of(card.effects())), bigTrouble));
    hellsAt = content.bigTrouble().size();
    content.hells().forEach(card -> cards.card("hell", card.entry().id(), RulesText.named(texts, card.entry().name()),
        Map.of("text", sentences.of(card.effects())), hells));
    companionsAt = hellsAt + content.hells().size();
    for (Companion card : content.companions()) {
      cards.card("companion", card.entry().id(), RulesText.named(texts, card.entry().name()),
          Map.of("text", sentences.companion(card)), companions);
    }
    mainAt = companionsAt + content.companions().size();
    for (MainQuest card : content.mainQuests()) {
      cards.card("main-quest", card.entry().id(), RulesText.named(texts, card.entry().name()), printed("start-text", card.entry().start(),
          sentences.quest(card.events(), card.reward(), card.entry().audacity())),
          card.isOfBoss() ? ofBosses : ofHero[card.hero()]);
    }
    sideAt = mainAt + content.mainQuests().size();
    content.sideQuests().forEach(card -> cards.card("side-quest", card.entry().id(), RulesText.named(texts, card.entry().name()),
        Map.of("text", sentences.quest(
            List.of(card.event()), card.reward(), card.entry().audacity())), sideQuests));
    firstCrate = sideAt + content.sideQuests().size();
    crateCount = content.crates().stream().mapToInt(crate -> crate.entry().figures()).sum();
    crateKinds = new byte[crateCount];
    int token = 0;
    for (int kind = 0; kind < content.crates().size(); kind++) {
      Crate crate = content.crates().get(kind);
      for (int copy = 0; copy < crate.entry().figures(); copy++) {
        String text = crate.isTrap() ? sentences.of(crate.trap()) : sentences.ofItem(crate.entry().id());
        cards.card("crate", crate.entry().id(), RulesText.named(texts, crate.entry().name()), Map.of("text", text), crates);
        crateKinds[token++] = (byte) kind;
      }
    }
    layout = cards.build();
  }

  private static Map<String, Object> printed(String name, Object value, String text) {
    Map<String, Object> printed = new LinkedHashMap<>();
    printed.put(name, value);
    printed.put("text", text);
    return printed;
  }

  private static Zone deck(CardLayout.Builder cards, String name) {
    return cards.zone(ZoneKind.DECK, name, Zone.UNOWNED, Visibility.NOBODY);
  }

  private static Zone pile(CardLayout.Builder cards, String name, int owner) {
    return cards.zone(ZoneKind.PILE, name, owner, Visibility.EVERYBODY);
  }

  /** Returns the index of the Big Trouble card of a face. */
  public int bigTrouble(int face) {
    return face;
  }

  /** Returns the index of the Hell card of a face. */
  public int hell(int face) {
    return face - hellsAt;
  }

  /** Returns the index of the companion of a face. */
  public int companion(int face) {
    return face - companionsAt;
  }

  /** Returns the face of a companion. */
  public int companionFace(int companion) {
    return companionsAt + companion;
  }

  /** Returns the index of the main quest of a face. */
  public int mainQuest(int face) {
    return face - mainAt;
  }

  /** Returns the index of the side quest of a face. */
  public int sideQuest(int face) {
    return face - sideAt;
  }

  /** Returns the index of the kind of crate of a face. */
  public int crate(int face) {
    return crateKinds[face - firstCrate];
  }
}
