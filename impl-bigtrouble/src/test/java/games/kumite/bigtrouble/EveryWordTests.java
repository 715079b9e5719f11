package games.kumite.bigtrouble;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.bigtrouble.content.Companion;
import games.kumite.bigtrouble.content.Content;
import games.kumite.bigtrouble.content.Contents;
import games.kumite.bigtrouble.content.HellCard;
import games.kumite.bigtrouble.content.Hero;
import games.kumite.bigtrouble.content.Upgrade;
import games.kumite.bigtrouble.content.vocabulary.Clause;
import games.kumite.bigtrouble.content.vocabulary.Effects;
import games.kumite.bigtrouble.effect.ShippedWords;
import games.kumite.bigtrouble.state.Counters;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * No word of what a hero has is read and not carried out: a card with a word taken off, or another number, target or
 * scope, plays differently. Both cards are played with the same dice and the same choices until something differs.
 */
final class EveryWordTests {

  private static final int SEEDS = 250;
  private static final int DECISIONS = 120;
  private static final Content SHIPPED = Contents.SHIPPED;
  private static final List<List<String>> PLACES =
      List.of(List.of("S9", "U4", "S10"), List.of("L1-3", "L2-2", "L3-5"));

  /** Shown in TurnTests: it takes a roll of no success. */
  private static final String NOT_PLAYED = "addSucc(skill,3)";

  /** How a scene differs from others of a card: its act, where it is, whether a crate and a Hell card are near. */
  private record Place(int act, int place, boolean hasCrate) {

    static Place of(int act, int seed) {
      return new Place(act, seed % 3, seed % 5 == 3);
    }
  }

  /** A card that is changed, how a scene gets it, and what was recorded of the shipped one. */
  private record Card(String name, List<Clause> clauses, Function<List<Clause>, Content> with,
      UnaryOperator<String> owner, UnaryOperator<Scene> laid, Map<Place, Plays> plays, Map<List<Object>, Long> records) {

    Card(String name, List<Clause> clauses, Function<List<Clause>, Content> with, UnaryOperator<String> owner,
        UnaryOperator<Scene> laid) {
      this(name, clauses, with, owner, laid, new HashMap<>(), new HashMap<>());
    }

    long record(Place place, int seed) {
      return records.computeIfAbsent(List.of(place, seed), key ->
          plays.computeIfAbsent(place, each -> play(this, SHIPPED, each)).record(seed));
    }
  }

  @TestFactory
  Stream<DynamicTest> wordOfACardThatAHeroHas_isCarriedOut() {
    return cards().stream().flatMap(card -> Variants.of(card.clauses).entrySet().stream()
        .filter(variant -> !variant.getKey().contains(NOT_PLAYED + " on one roll => addSucc(skill,2)"))
        .map(variant -> DynamicTest.dynamicTest(card.name + " " + variant.getKey(), () ->
            assertThat(differs(card, variant.getValue())).as(card.name + " and " + variant.getValue()).isTrue())));
  }

  private static List<Card> cards() {
    List<Card> cards = new ArrayList<>();
    for (int i = 0; i < SHIPPED.upgrades().size(); i++) {
      Upgrade card = SHIPPED.upgrades().get(i);
      String hero = card.hero() < 0 ? "jack" : SHIPPED.heroes().get(card.hero()).entry().id();
      int at = i;
      cards.add(new Card(card.id(), card.normal(), clauses -> OwnCards.with("upgrades", at, new Upgrade(card.id(),
          card.name(), card.hero(), clauses, card.epic())), words -> hero + words + " " + card.id(), scene -> scene));
      cards.add(new Card(card.id() + " epic", card.epic(), clauses -> OwnCards.with("upgrades", at, new Upgrade(
          card.id(), card.name(), card.hero(), card.normal(), clauses)), words -> hero + words + " " + card.id() + "+",
          scene -> scene));
    }
    for (int i = 0; i < SHIPPED.companions().size(); i++) {
      Companion card = SHIPPED.companions().get(i);
      int at = i;
      UnaryOperator<String> owner = words -> "egg" + words;
      UnaryOperator<Scene> laid = scene -> scene.with(state -> MoveTests.companion(state, card.entry().id()));
      cards.add(new Card(card.entry().id(), card.passive(), clauses -> OwnCards.with("companions", at,
          new Companion(card.entry(), card.hero(), clauses, card.special())), owner, laid));
      cards.add(new Card(card.entry().id() + " special", card.special(), clauses -> OwnCards.with("companions", at,
          new Companion(card.entry(), card.hero(), card.passive(), clauses)), owner, laid));
    }
    for (int i = 0; i < SHIPPED.heroes().size(); i++) {
      Hero hero = SHIPPED.heroes().get(i);
      int at = i;
      cards.add(new Card(hero.entry().id() + " special", hero.special(), clauses -> OwnCards.with("heroes", at,
          new Hero(hero.entry(), clauses, hero.coop())), words -> hero.entry().id() + words + " special",
          scene -> scene));
      cards.add(new Card(hero.entry().id() + " co-op", hero.coop(), clauses -> OwnCards.with("heroes", at,
          new Hero(hero.entry(), hero.special(), clauses)), words -> hero.entry().id() + words + " co-op",
          scene -> scene));
    }
    for (int i = 0; i < SHIPPED.hells().size(); i++) {
      HellCard card = SHIPPED.hells().get(i);
      int at = i;
      if (card.entry().kind() == HellCard.Kind.KEEP) {
        cards.add(new Card(card.entry().id(), List.of(ShippedWords.ALL.clause("passive: " + card.effects())),
            clauses -> OwnCards.with("hells", at,
                new HellCard(card.entry(), clauses.isEmpty() ? Effects.NONE : clauses.get(0).effects())),
            words -> "jack" + words + " " + card.entry().id(), scene -> scene));
      }
    }
    return cards;
  }

  private static boolean differs(Card card, List<Clause> changed) {
    Content other = card.with.apply(changed);
    Map<Place, Plays> plays = new HashMap<>();
    for (int seed = 0; seed < SEEDS; seed++) {
      for (int act = 1; act <= 2; act++) {
        Place place = Place.of(act, seed);
        long record = plays.computeIfAbsent(place, each -> play(card, other, each)).record(seed);
        if (record != card.record(place, seed)) {
          return true;
        }
      }
    }
    return false;
  }

  private static Plays play(Card card, Content content, Place place) {
    String here = PLACES.get(place.act - 1).get(place.place);
    boolean isFirst = place.place == 0;
    Scene scene = card.laid.apply(Scene.of(2).content(content)
        .hero("A", card.owner.apply(" " + here + " health=4 chi=3 item=FortuneCookie item=EggsRemedy"))
        .hero("B", "margo " + here + " health=3 item=HugeBuzz"));
    if (place.act == 2) {
      scene = scene.actTwo().minions(isFirst ? "LD@L1-4 SP@L1-4" : "LD@" + here + " HM@" + here);
    } else {
      scene = scene.minions(isFirst ? "LD@S10 HM@S10 SS@S11" : "LD@" + here + " HM@" + here + " SP@" + here)
          .quest(2, "SQ03 active").with(state -> state.setQuest(2, Counters.QUEST_SPACE,
              state.board().at("S9"))).quest(3, "SQ06 active begun").threat(5).fate("success wild double-body");
    }
    if (place.hasCrate) {
      scene = scene.with(state -> { // a crate to look at, and a Hell card to clear
        int crate = Scene.token(state, "LoPansCurse");
        state.cards().moveToTop(crate, state.zones().placed);
        state.placeCrate(crate, state.board().at(here));
        if (state.cards().isEmpty(state.zones().kept[1])) {
          state.cards().moveToTop(Scene.token(state, "HL12"), state.zones().kept[1]);
        }
      });
    }
    return new Plays(scene, DECISIONS, BeginTurn.OF_A, Steps.ENEMIES, BeginTurn.OF_A, BeginTurn.OF_B);
  }
}
