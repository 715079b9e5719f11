package games.kumite.bigtrouble;

import games.kumite.bigtrouble.content.BigTroubleCard;
import games.kumite.bigtrouble.content.Content;
import games.kumite.bigtrouble.content.Contents;
import games.kumite.bigtrouble.content.Crate;
import games.kumite.bigtrouble.content.DiceFaces;
import games.kumite.bigtrouble.content.FateSlot;
import games.kumite.bigtrouble.content.HellCard;
import games.kumite.bigtrouble.content.vocabulary.Effects;
import games.kumite.bigtrouble.dice.FateTrack;
import games.kumite.bigtrouble.state.Cause;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.Settings;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * No word and no number of what is carried out at once is read for nothing: a card, a token or a slot plays differently
 * with each of its words taken off and each of its numbers changed. They come up as in a match: a card on top of its
 * deck is drawn, a token is opened, a die is rolled to its slot.
 */
final class EveryEntryTests {

  private static final Content SHIPPED = Contents.SHIPPED;

  // Big Trouble cards

  @TestFactory
  Stream<DynamicTest> bigTroubleCard_isCarriedOutWordByWord() {
    return Entry.tests(IntStream.range(0, SHIPPED.bigTrouble().size()).mapToObj(at -> {
      BigTroubleCard card = SHIPPED.bigTrouble().get(at);
      BigTroubleCard.Entry e = card.entry();
      Map<String, Content> variants = Entry.of(Variants.of(card.effects()), text -> bigTrouble(at, e, text));
      variants.put("threat", bigTrouble(at, new BigTroubleCard.Entry(e.id(), e.name(), e.threat() + 1, e.effects(),
          e.space(), e.base(), e.threePlayers(), e.directors()), card.effects()));
      variants.put("space", bigTrouble(at, new BigTroubleCard.Entry(e.id(), e.name(), e.threat(), e.effects(),
          e.space().equals("S1") ? "S2" : "S1", e.base(), e.threePlayers(), e.directors()), card.effects()));
      Variants.of(e.base(), "LD", "GU").forEach(base -> variants.put("base " + base, bigTrouble(at,
          new BigTroubleCard.Entry(e.id(), e.name(), e.threat(), e.effects(), e.space(), base, e.threePlayers(),
              e.directors()), card.effects())));
      Variants.of(e.threePlayers(), "LD", "GU").forEach(three -> variants.put("3-4 players " + three, bigTrouble(at,
          new BigTroubleCard.Entry(e.id(), e.name(), e.threat(), e.effects(), e.space(), e.base(), three,
              e.directors()), card.effects())));
      Variants.of(e.directors(), "LD", "GU").forEach(directors -> variants.put("Director's Cut " + directors,
          bigTrouble(at, new BigTroubleCard.Entry(e.id(), e.name(), e.threat(), e.effects(), e.space(), e.base(),
              e.threePlayers(), directors), card.effects())));
      return new Entry(e.id(), variants, content -> List.of(new Plays(Scene.streets(content).minions("SS@S14").round(1)
          .option(Settings.DIRECTORS_SPAWNS, true).onTop(state -> state.zones().bigTrouble, e.id()), 40,
          Steps.ROUND)));
    }));
  }

  private static Content bigTrouble(int at, BigTroubleCard.Entry entry, Effects effects) {
    return OwnCards.with("bigTrouble", at, new BigTroubleCard(entry, effects,
        Stream.of(entry.base(), entry.threePlayers(), entry.directors())
            .map(tier -> tier.stream().map(SHIPPED::minion).toList()).toList()));
  }

  // Hell cards, crates, fate slots

  @TestFactory
  Stream<DynamicTest> hellCard_isCarriedOutWordByWord() {
    return Entry.tests(IntStream.range(0, SHIPPED.hells().size()).mapToObj(at -> {
      HellCard card = SHIPPED.hells().get(at);
      HellCard.Entry e = card.entry();
      boolean isKept = e.kind() == HellCard.Kind.KEEP; // EveryWordTests have the words of those
      Map<String, Content> variants = isKept ? new LinkedHashMap<>()
          : Entry.of(Variants.of(card.effects()), text -> OwnCards.with("hells", at, new HellCard(e, text)));
      variants.put("kind", OwnCards.with("hells", at, new HellCard(new HellCard.Entry(e.id(), e.name(),
          isKept ? HellCard.Kind.DISCARD : HellCard.Kind.KEEP, e.effects()),
          isKept ? Effects.NONE : card.effects())));
      return new Entry(e.id(), variants, content -> List.of(new Plays(
          Scene.streets(content).onTop(state -> state.zones().hells, e.id()), 10, new Carrying("drawHell(self)"))));
    }));
  }

  @TestFactory
  Stream<DynamicTest> trap_isCarriedOutWordByWord() {
    return Entry.tests(IntStream.range(0, SHIPPED.crates().size()).filter(at -> SHIPPED.crates().get(at).isTrap())
        .mapToObj(at -> {
          Crate crate = SHIPPED.crates().get(at);
          return new Entry(crate.entry().id(), Entry.of(Variants.of(crate.trap()),
              text -> OwnCards.with("crates", at, new Crate(crate.entry(), text))),
              content -> List.of(new Plays(Scene.streets(content).with(state -> {
                int token = Scene.token(state, crate.entry().id());
                state.cards().moveToTop(token, state.zones().placed);
                state.placeCrate(token, state.board().at("S9"));
              }), 8, BeginTurn.OF_A)));
        }));
  }

  @TestFactory
  Stream<DynamicTest> fateSlot_isCarriedOutWordByWord() {
    return Entry.tests(IntStream.range(0, DiceFaces.FATE_DICE).mapToObj(at -> {
      FateSlot slot = SHIPPED.fateSlots().get(at);
      return new Entry("slot " + slot.entry().id(), Entry.of(Variants.of(slot.effects()),
          text -> OwnCards.with("fateSlots", at, new FateSlot(slot.entry(), text))),
          content -> List.of(new Plays(Scene.streets(content).with(state -> {
            for (int die = 0; die < at; die++) {
              state.set(Counters.FATE_PLACES + die, Counters.ON_TRACK + die);
            }
            state.set(Counters.FATE_PLACES + at, Counters.TAKEN);
            state.set(Counters.FATE_ORDER + at, 1);
          }), 10, new FateTrack(0, Cause.NONE))));
    }));
  }
}
