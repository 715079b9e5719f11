package games.kumite.bigtrouble;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Action;
import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.bigtrouble.content.Companion;
import games.kumite.bigtrouble.content.Content;
import games.kumite.bigtrouble.content.Contents;
import games.kumite.bigtrouble.content.HellCard;
import games.kumite.bigtrouble.content.Hero;
import games.kumite.bigtrouble.content.Upgrade;
import games.kumite.bigtrouble.content.vocabulary.Clause;
import games.kumite.bigtrouble.content.vocabulary.Effects;
import games.kumite.bigtrouble.content.vocabulary.Part;
import games.kumite.bigtrouble.content.vocabulary.QuestEvent;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.spi.Inspection;
import games.kumite.spi.Step;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * No word is read and not carried out: a card with a word taken off, or another number, plays differently. Both cards are
 * played with the same dice and the same choices until something differs.
 */

final class EveryWordTests {

  private static final int SEEDS = 200;
  private static final int DECISIONS = 120;
  private static final Pattern NUMBER = Pattern.compile("([(,])([1-9])\\)");
  private static final Pattern SPECIAL = Pattern.compile("activate|trigger|call|ability|peek|open");
  private static final Content SHIPPED = Contents.SHIPPED;

  /** A card that is changed, and how a scene gets it. */
  private record Card(String name, List<Clause> clauses, Function<List<Clause>, Content> with,
      UnaryOperator<String> owner, UnaryOperator<Scene> laid) {}

  @TestFactory
  Stream<DynamicTest> wordOfACardThatAHeroHas_isCarriedOut() {
    return cards().stream().flatMap(card -> variants(card.clauses).entrySet().stream().map(variant ->
        DynamicTest.dynamicTest(card.name + " without: " + variant.getKey(), () ->
            assertThat(differs(card, variant.getValue())).as(card.name + " and " + variant.getValue()).isTrue())));
  }

  private static List<Card> cards() {
    List<Card> cards = new ArrayList<>();
    for (int i = 0; i < SHIPPED.upgrades().size(); i++) {
      Upgrade card = SHIPPED.upgrades().get(i);
      String hero = card.hero() < 0 ? "jack" : SHIPPED.heroes().get(card.hero()).entry().id();
      int at = i;
      cards.add(new Card(card.id(), card.normal(), clauses -> upgrades(at, new Upgrade(card.id(), card.name(),
          card.hero(), clauses, card.epic())), words -> hero + words + " " + card.id(), scene -> scene));
      cards.add(new Card(card.id() + " epic", card.epic(), clauses -> upgrades(at, new Upgrade(card.id(), card.name(),
          card.hero(), card.normal(), clauses)), words -> hero + words + " " + card.id() + "+", scene -> scene));
    }
    for (int i = 0; i < SHIPPED.companions().size(); i++) {
      Companion card = SHIPPED.companions().get(i);
      int at = i;
      UnaryOperator<String> owner = words -> "egg" + words;
      UnaryOperator<Scene> laid = scene -> scene.with(trouble -> MoveTests.companion(trouble, card.entry().id()));
      cards.add(new Card(card.entry().id(), card.passive(), clauses -> companions(at,
          new Companion(card.entry(), card.hero(), clauses, card.special())), owner, laid));
      cards.add(new Card(card.entry().id() + " special", card.special(), clauses -> companions(at,
          new Companion(card.entry(), card.hero(), card.passive(), clauses)), owner, laid));
    }
    for (int i = 0; i < SHIPPED.heroes().size(); i++) {
      Hero hero = SHIPPED.heroes().get(i);
      int at = i;
      cards.add(new Card(hero.entry().id() + " special", hero.special(), clauses -> heroes(at,
          new Hero(hero.entry(), clauses, hero.coop())), words -> hero.entry().id() + words + " special",
          scene -> scene));
      cards.add(new Card(hero.entry().id() + " co-op", hero.coop(), clauses -> heroes(at,
          new Hero(hero.entry(), hero.special(), clauses)), words -> hero.entry().id() + words + " co-op",
          scene -> scene));
    }
    for (int i = 0; i < SHIPPED.hells().size(); i++) {
      HellCard card = SHIPPED.hells().get(i);
      int at = i;
      if (card.entry().kind() == HellCard.Kind.KEEP) {
        cards.add(new Card(card.entry().id(), List.of(Clause.parse("passive: " + card.effects())), clauses -> hells(at,
            new HellCard(card.entry(), clauses.isEmpty() ? Effects.NONE : clauses.get(0).effects())),
            words -> "jack" + words + " " + card.entry().id(), scene -> scene));
      }
    }
    return cards;
  }

  /** Every clause without one of its parts, with another number, without a scope. */
  private static Map<String, List<Clause>> variants(List<Clause> clauses) {
    Map<String, List<Clause>> variants = new LinkedHashMap<>();
    for (int i = 0; i < clauses.size(); i++) {
      Clause clause = clauses.get(i);
      for (int act = 1; act <= 2; act++) {
        List<Part> parts = clause.effects().of(act);
        for (int part = 0; part < parts.size(); part++) {
          String text = parts.get(part).toString();
          put(variants, "act " + act + " " + text, clauses, i, act, part, "");
          Matcher number = NUMBER.matcher(text);
          if (number.find() && !text.startsWith("addSucc(skill,3)")) { // shown in TurnTests: a roll of no success
            put(variants, "act " + act + " number of " + text, clauses, i, act, part,
                number.replaceFirst(number.group(1) + other(Integer.parseInt(number.group(2))) + ")"));
          }
          if (text.endsWith(" /turn") || text.endsWith(" if moved")) {
            put(variants, "act " + act + " scope of " + text, clauses, i, act, part,
                text.replaceAll(" (/turn|if moved)$", ""));
          }
        }
      }
    }
    return variants;
  }

  private static int other(int number) {
    return number == 1 ? 2 : number - 1;
  }

  private static void put(Map<String, List<Clause>> variants, String name, List<Clause> clauses, int at, int act,
      int part, String text) {
    Clause clause = clauses.get(at);
    boolean isOne = clause.effects().first().equals(clause.effects().second());
    if (isOne && act == 2) {
      return;
    }
    List<Part> parts = new ArrayList<>(clause.effects().of(act));
    parts.remove(part);
    if (!text.isEmpty()) {
      parts.add(part, Effects.parse(text).first().get(0));
    }
    List<Part> left = List.copyOf(parts);
    List<Clause> changed = new ArrayList<>(clauses);
    Effects effects = new Effects(isOne || act == 1 ? left : clause.effects().first(),
        isOne || act == 2 ? left : clause.effects().second());
    if (effects.isEmpty()) {
      changed.remove(at);
    } else {
      changed.set(at, new Clause(clause.trigger(), clause.price(), effects));
    }
    variants.put(name, changed);
  }

  private static boolean differs(Card card, List<Clause> changed) {
    Content other = card.with.apply(changed);
    for (int seed = 0; seed < SEEDS; seed++) {
      for (int act = 1; act <= 2; act++) {
        int place = seed % 3;
        if (!play(card, SHIPPED, act, place, seed).equals(play(card, other, act, place, seed))) {
          return true;
        }
      }
    }
    return false;
  }

  private static String play(Card card, Content content, int act, int place, int seed) {
    String here = act == 2 ? List.of("L1-3", "L2-2", "L3-5").get(place) : List.of("S9", "U4", "S10").get(place);
    Scene scene = card.laid.apply(Scene.of(2).content(content)
        .hero("A", card.owner.apply(" " + here + " health=4 chi=3 item=FortuneCookie item=EggsRemedy"))
        .hero("B", "margo " + here + " health=3 item=HugeBuzz"));
    if (act == 2) {
      scene = scene.actTwo().minions(place == 0 ? "LD@L1-4 SP@L1-4" : "LD@" + here + " HM@" + here);
    } else {
      scene = scene.minions(place == 0 ? "LD@S10 HM@S10 SS@S11" : "LD@" + here + " HM@" + here + " SP@" + here)
          .quest(2, "SQ03 active").with(trouble -> trouble.setQuest(2, Num.QUEST_SPACE,
              trouble.board().at("S9"))).quest(3, "SQ06 active begun").threat(5).fate("success wild double-body");
    }
    if (seed % 5 == 3) {
      scene = scene.with(trouble -> { // a crate to look at, and a Hell card to clear
        int crate = Scene.token(trouble, "LoPansCurse");
        trouble.cards().moveToTop(crate, trouble.zones().placed);
        trouble.placeCrate(crate, trouble.board().at(here));
        if (trouble.cards().isEmpty(trouble.zones().kept[1])) {
          trouble.cards().moveToTop(Scene.token(trouble, "HL12"), trouble.zones().kept[1]);
        }
      });
    }
    return record(scene, seed, HeroTurn.OF_A, Steps.ENEMIES, HeroTurn.OF_A, HeroTurn.OF_B);
  }

  @SafeVarargs
  @SuppressWarnings("varargs")
  private static String record(Scene scene, int seed, Step<Trouble>... steps) {
    Match match = new SceneGame(scene, List.of(steps)).start(Setup.seats("Ana", "Bo").seed(seed));
    SplittableRandom random = new SplittableRandom(seed);
    StringBuilder record = new StringBuilder();
    for (int decision = 0; decision < DECISIONS && !match.isOver(); decision++) {
      int choices = match.choices();
      record.append(choices).append(state(match)).append('\n');
      match.play(random.nextInt(3) == 0 ? special(match) : random.nextInt(choices));
    }
    return record.append(state(match)).toString();
  }

  /** The first action that is about cards, else the first. */
  private static int special(Match match) {
    List<String> actions = match.decision().actions().stream().map(Action::notation).toList();
    for (int i = 0; i < actions.size(); i++) {
      if (SPECIAL.matcher(actions.get(i)).lookingAt()) {
        return i;
      }
    }
    return 0;
  }

  private static String state(Match match) {
    Trouble trouble = (Trouble) Inspection.state(match);
    StringBuilder text = new StringBuilder(trouble.numbers().toString());
    for (int place = 0; place < trouble.horde().size(); place++) {
      text.append(trouble.horde().at(place)).append('@').append(trouble.horde().spaceAt(place)).append(' ');
    }
    for (int card = 0; card < trouble.cards().layout().size(); card++) {
      text.append(trouble.cards().zoneOf(card).name()).append(' ');
    }
    return text.toString();
  }

  /** What is carried out at once: cards that are drawn, tokens, slots, quests. */
  @TestFactory
  Stream<DynamicTest> wordThatIsCarriedOutAtOnce_changesSomething() {
    Content s = SHIPPED;
    Stream<Effects> texts = Stream.of(
        s.hells().stream().filter(card -> card.entry().kind() == HellCard.Kind.DISCARD).map(HellCard::effects),
        s.bigTrouble().stream().map(card -> card.effects()),
        s.crates().stream().map(crate -> crate.trap()),
        s.fateSlots().stream().map(slot -> slot.effects()),
        s.mainQuests().stream().flatMap(quest -> Stream.concat(Stream.of(quest.reward()),
            quest.events().stream().flatMap(EveryWordTests::ofEvent))),
        s.sideQuests().stream().flatMap(quest -> Stream.concat(Stream.of(quest.reward()), ofEvent(quest.event()))))
        .flatMap(each -> each);
    return texts.flatMap(text -> text.first().stream()).map(Part::toString).distinct()
        .map(text -> DynamicTest.dynamicTest(text, () -> assertThat(changes(text)).isTrue()));
  }

  private static Stream<Effects> ofEvent(QuestEvent event) {
    return Stream.of(event.done(), event.failed());
  }

  private static boolean changes(String text) {
    for (int place = 0; place < 3; place++) {
      String here = List.of("S9", "U4", "M1").get(place);
      Scene scene = Scene.of(2).hero("A", "jack " + here + " health=6 chi=3 HL07 item=LuckyCoin")
          .hero("B", "wang " + here + " health=6 chi=3 HL08").minions("LD@S10").threat(3).audacity(3);
      Scene same = Scene.of(2).hero("A", "jack " + here + " health=6 chi=3 HL07 item=LuckyCoin")
          .hero("B", "wang " + here + " health=6 chi=3 HL08").minions("LD@S10").threat(3).audacity(3);
      if (!record(scene, 3, new Carrying(text)).equals(record(same, 3))) {
        return true;
      }
    }
    return false;
  }

  private static Content upgrades(int at, Upgrade card) {
    List<Upgrade> all = new ArrayList<>(SHIPPED.upgrades());
    all.set(at, card);
    return OwnCards.with(SHIPPED.heroes(), all, SHIPPED.companions(), SHIPPED.hells());
  }

  private static Content companions(int at, Companion card) {
    List<Companion> all = new ArrayList<>(SHIPPED.companions());
    all.set(at, card);
    return OwnCards.with(SHIPPED.heroes(), SHIPPED.upgrades(), all, SHIPPED.hells());
  }

  private static Content heroes(int at, Hero hero) {
    List<Hero> all = new ArrayList<>(SHIPPED.heroes());
    all.set(at, hero);
    return OwnCards.with(all, SHIPPED.upgrades(), SHIPPED.companions(), SHIPPED.hells());
  }

  private static Content hells(int at, HellCard card) {
    List<HellCard> all = new ArrayList<>(SHIPPED.hells());
    all.set(at, card);
    return OwnCards.with(SHIPPED.heroes(), SHIPPED.upgrades(), SHIPPED.companions(), all);
  }
}
