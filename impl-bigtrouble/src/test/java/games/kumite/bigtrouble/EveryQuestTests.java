package games.kumite.bigtrouble;

import games.kumite.bigtrouble.content.ActTwo;
import games.kumite.bigtrouble.content.Content;
import games.kumite.bigtrouble.content.Contents;
import games.kumite.bigtrouble.content.DiceFaces;
import games.kumite.bigtrouble.content.MainQuest;
import games.kumite.bigtrouble.content.Showdown;
import games.kumite.bigtrouble.content.SideQuest;
import games.kumite.bigtrouble.content.vocabulary.Effects;
import games.kumite.bigtrouble.content.vocabulary.QuestEvent;
import games.kumite.bigtrouble.quest.CombatEventProgress;
import games.kumite.bigtrouble.state.Counters;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** No word and no number of a quest or a showdown card is read for nothing: see {@link EveryEntryTests}. */
final class EveryQuestTests {

  private static final Content SHIPPED = Contents.SHIPPED;

  // quests

  @TestFactory
  Stream<DynamicTest> mainQuest_isCarriedOutWordByWord() {
    return Entry.tests(IntStream.range(0, SHIPPED.mainQuests().size()).mapToObj(at -> {
      MainQuest quest = SHIPPED.mainQuests().get(at);
      MainQuest.Entry e = quest.entry();
      Map<String, Content> variants = Entry.of(Variants.of(quest.reward()),
          text -> mainQuest(at, e, quest.events(), text));
      for (int i = 0; i < quest.events().size(); i++) {
        int event = i;
        EventVariants.of(quest.events().get(i)).forEach((name, changed) -> {
          List<QuestEvent> events = new ArrayList<>(quest.events());
          events.set(event, changed);
          variants.put("event " + (event + 1) + ", " + name, mainQuest(at, e, List.copyOf(events), quest.reward()));
        });
      }
      variants.put("start", mainQuest(at, new MainQuest.Entry(e.id(), e.name(), e.hero(), e.boss(),
          EventVariants.other(e.start()), e.events(), e.reward(), e.audacity()), quest.events(), quest.reward()));
      variants.put("audacity", mainQuest(at, new MainQuest.Entry(e.id(), e.name(), e.hero(), e.boss(), e.start(),
          e.events(), e.reward(), e.audacity() + 1), quest.events(), quest.reward()));
      return new Entry(e.id(), variants, content -> mainQuestPlays(content, quest));
    }));
  }

  private static Content mainQuest(int at, MainQuest.Entry entry, List<QuestEvent> events, Effects reward) {
    MainQuest quest = SHIPPED.mainQuests().get(at);
    return OwnCards.with("mainQuests", at, new MainQuest(entry, quest.hero(), quest.boss(), events, reward));
  }

  /** Each event is completed, each is triggered and worked on, and the card comes up after another. */
  private static List<Plays> mainQuestPlays(Content content, MainQuest quest) {
    String id = quest.entry().id();
    List<Plays> plays = new ArrayList<>();
    for (int event = 0; event < quest.events().size(); event++) {
      String words = id + " active event=" + (event + 1);
      String space = quest.events().get(event).space();
      plays.add(new Plays(Scene.streets(content).quest(0, words + " left=1"), 12, new CombatEventProgress(0, 0, 0)));
      plays.add(new Plays(near(content, space).quest(0, words)
          .with(state -> state.setQuest(0, Counters.QUEST_SPACE, state.board().at(space))), 24, BeginTurn.OF_A,
          BeginTurn.OF_A));
    }
    String hero = quest.hero() < 0 ? "jack" : SHIPPED.heroes().get(quest.hero()).entry().id();
    plays.add(new Plays(Scene.of(4).content(content).hero("A", hero + " " + quest.entry().start() + " dice=mind,mind")
        .quest(0, id), 6, Steps.TRIGGER));
    String before = id.equals("MQ-JK1") ? "MQ-JK2" : "MQ-JK1";
    plays.add(new Plays(Scene.streets(content).quest(0, before + " active event=" + (before.equals("MQ-JK1") ? 3 : 2)
        + " left=1").onTop(state -> state.zones().mainQuests, id), 12, new CombatEventProgress(0, 0, 0)));
    return plays;
  }

  /** A has many dice at a token, and fails at times. */
  private static Scene near(Content content, String space) {
    return Scene.of(4).content(content).threat(3).hero("A", "jack " + space + " health=6 chi=4 item=LuckyCoin")
        .hero("B", "wang " + space + " health=6 chi=3 HL08")
        .with(state -> state.setSeat(0, Counters.DICE, DiceFaces.MAX_DICE));
  }

  @TestFactory
  Stream<DynamicTest> sideQuest_isCarriedOutWordByWord() {
    return Entry.tests(IntStream.range(0, SHIPPED.sideQuests().size()).mapToObj(at -> {
      SideQuest quest = SHIPPED.sideQuests().get(at);
      SideQuest.Entry e = quest.entry();
      Map<String, Content> variants = Entry.of(Variants.of(quest.reward()),
          text -> OwnCards.with("sideQuests", at, new SideQuest(e, quest.event(), text)));
      EventVariants.of(quest.event()).forEach((name, event) -> variants.put("event, " + name,
          OwnCards.with("sideQuests", at, new SideQuest(e, event, quest.reward()))));
      variants.put("token", OwnCards.with("sideQuests", at, new SideQuest(new SideQuest.Entry(e.id(), e.name(),
          EventVariants.other(e.token()), e.crates(), e.event(), e.reward(), e.audacity()), quest.event(),
          quest.reward())));
      Variants.of(e.crates(), "S1", "S2").forEach(crates -> variants.put("crates " + crates,
          OwnCards.with("sideQuests", at, new SideQuest(new SideQuest.Entry(e.id(), e.name(), e.token(), crates,
              e.event(), e.reward(), e.audacity()), quest.event(), quest.reward()))));
      variants.put("audacity", OwnCards.with("sideQuests", at, new SideQuest(new SideQuest.Entry(e.id(), e.name(),
          e.token(), e.crates(), e.event(), e.reward(), e.audacity() + 1), quest.event(), quest.reward())));
      String space = quest.event().space();
      String before = e.id().equals("SQ01") ? "SQ02" : "SQ01";
      return new Entry(e.id(), variants, content -> {
        List<Plays> plays = new ArrayList<>(List.of(
            new Plays(near(content, e.token()).quest(2, e.id()).with(state ->
                state.setQuest(2, Counters.QUEST_SPACE, state.board().at(space))), 24, BeginTurn.OF_A, BeginTurn.OF_A),
            new Plays(Scene.of(4).content(content).hero("A", "jack " + e.token() + " dice=mind,mind").quest(2, e.id()),
                6, Steps.TRIGGER_SIDE),
            new Plays(Scene.streets(content).quest(2, before + " active left=1")
                .onTop(state -> state.zones().sideDecks[0], e.id()), 10, new CombatEventProgress(2, 0, 0))));
        int parts = Math.min(quest.event().parts().size(), content.sideQuests().get(at).event().parts().size());
        for (int part = 1; part <= parts; part++) {
          String words = e.id() + " active part=" + part;
          plays.add(new Plays(Scene.streets(content).quest(2, words + " left=1"), 10, new CombatEventProgress(2, 0, 0)));
          String there = quest.event().parts().get(part - 1).space();
          plays.add(new Plays(near(content, there).quest(2, words).with(state ->
              state.setQuest(2, Counters.QUEST_SPACE, state.board().at(there))), 24, BeginTurn.OF_A, BeginTurn.OF_A));
        }
        return plays;
      });
    }));
  }

  // Act II

  @TestFactory
  Stream<DynamicTest> showdownCard_isCarriedOutWordByWord() {
    return Entry.tests(IntStream.range(0, SHIPPED.showdowns().size()).boxed().flatMap(at ->
        Stream.of(true, false).map(isComplete -> showdown(at, isComplete))));
  }

  private static Entry showdown(int at, boolean isComplete) {
    Showdown card = SHIPPED.showdowns().get(at);
    Showdown.Side side = isComplete ? card.complete() : card.incomplete();
    Showdown.SideEntry e = side.entry();
    Map<String, Content> variants = new LinkedHashMap<>();
    EventVariants.of(side.objective()).forEach((name, event) -> variants.put(name, showdown(at, isComplete,
        new Showdown.Side(e, event, side.clauses()))));
    Variants.of(side.clauses()).forEach((name, clauses) -> variants.put(name, showdown(at, isComplete,
        new Showdown.Side(e, side.objective(), List.copyOf(clauses)))));
    if (!e.start().isEmpty()) {
      variants.put("start", showdown(at, isComplete, new Showdown.Side(new Showdown.SideEntry(
          EventVariants.other(e.start()), e.enemies(), e.objective(), e.effects()), side.objective(), side.clauses())));
    }
    for (int i = 0; i < e.enemies().size(); i++) {
      Showdown.Appearance enemy = e.enemies().get(i);
      String word = SHIPPED.boss(enemy.enemy()) >= 0 ? "LD" : enemy.enemy().equals("LD") ? "GU" : "LD";
      variants.put("no enemy", showdown(at, isComplete, enemies(side, List.of())));
      variants.put("enemy " + word, showdown(at, isComplete, enemies(side,
          List.of(new Showdown.Appearance(word, enemy.space())))));
      variants.put("enemy's space", showdown(at, isComplete, enemies(side,
          List.of(new Showdown.Appearance(enemy.enemy(), EventVariants.other(enemy.space()))))));
    }
    return new Entry(card.entry().id() + (isComplete ? " complete" : " incomplete"), variants,
        content -> showdownPlays(content, card, isComplete));
  }

  private static Showdown.Side enemies(Showdown.Side side, List<Showdown.Appearance> enemies) {
    return new Showdown.Side(new Showdown.SideEntry(side.entry().start(), enemies, side.entry().objective(),
        side.entry().effects()), side.objective(), side.clauses());
  }

  private static Content showdown(int at, boolean isComplete, Showdown.Side side) {
    Showdown card = SHIPPED.showdowns().get(at);
    return OwnCards.with("showdowns", at, new Showdown(card.entry(), card.quest(), isComplete ? side : card.complete(),
        isComplete ? card.incomplete() : side));
  }

  /** The card is laid out with Act II, its objective is met by its hero, and its texts come round after round. */
  private static List<Plays> showdownPlays(Content content, Showdown card, boolean isComplete) {
    MainQuest quest = SHIPPED.mainQuests().get(card.quest());
    String hero = quest.hero() < 0 ? "jack" : SHIPPED.heroes().get(quest.hero()).entry().id();
    String other = hero.equals("wang") ? "jack" : "wang";
    Scene laid = Scene.of(2).content(content).hero("A", hero).hero("B", other).with(state ->
        state.cards().moveToTop(Scene.token(state, quest.entry().id()),
            isComplete ? state.zones().mainDone : state.zones().box));
    List<Plays> plays = new ArrayList<>();
    plays.add(new Plays(laid, 2, Steps.THREAT_FILLED));
    Showdown.Side side = isComplete ? card.complete() : card.incomplete();
    String space = side.objective().space().isEmpty() ? "L1-6" : side.objective().space();
    for (String where : List.of(space, "L2-1", "L3-1")) {
      Scene scene = Scene.of(2).content(content).actTwo().threat(4).hero("A", hero + " " + space + " health=7 chi=2")
          .hero("B", other + " " + where + " health=5 chi=1").fate("wild success")
          .quest(0, card.entry().id() + (isComplete ? " complete" : "")).with(state -> {
            state.setSeat(0, Counters.DICE, DiceFaces.MAX_DICE);
            state.setQuest(0, Counters.QUEST_SPACE, state.board().at(side.objective().space()));
          });
      plays.add(new Plays(scene, 30, BeginTurn.OF_A, BeginTurn.OF_A, BeginTurn.OF_B));
      plays.add(new Plays(scene, 40, Steps.ROUND_OF_ACT_TWO));
    }
    return plays;
  }

  @TestFactory
  Stream<DynamicTest> actTwoSetupCard_isCarriedOutWordByWord() {
    return Entry.tests(IntStream.range(0, ActTwo.SIDES.size()).mapToObj(at -> {
      ActTwo side = SHIPPED.actTwo().get(at);
      Map<String, Content> variants = Entry.of(Variants.of(side.effects()), text ->
          OwnCards.with("actTwo", at, new ActTwo(side.entry(), text, side.threePlayers())));
      variants.putAll(Entry.of(Variants.of(side.threePlayers()), text ->
          OwnCards.with("actTwo", at, new ActTwo(side.entry(), side.effects(), text))));
      variants.put("space", OwnCards.with("actTwo", at, new ActTwo(new ActTwo.Entry(side.entry().id(), "L2-9",
          side.entry().effects(), side.entry().threePlayers()), side.effects(), side.threePlayers())));
      return new Entry(side.entry().id(), variants, content -> List.of(new Plays(Scene.streets(content).with(state ->
          List.of("MQ-JK1", "MQ-WG1", "MQ-GR1", "MQ-EG1").forEach(id ->
              state.cards().moveToTop(Scene.token(state, id), state.zones().box))), 2,
          at == 0 ? Steps.THREAT_FILLED : Steps.AUDACITY_FILLED)));
    }));
  }
}
