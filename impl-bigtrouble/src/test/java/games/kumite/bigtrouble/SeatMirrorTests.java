package games.kumite.bigtrouble;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Action;
import games.kumite.api.Match;
import games.kumite.bigtrouble.content.DiceFaces;
import games.kumite.bigtrouble.content.ItemKind;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.Inspection;
import games.kumite.spi.Step;
import games.kumite.spi.testkit.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/**
 * It makes no difference in which seat a hero is: whatever happens to the hero of seat 1 happens to it in seat 2 too. Two
 * heroes play a scene, and the same scene with seats exchanged, by the same dice and the same choices.
 */
final class SeatMirrorTests {

  private static final int SEEDS = 120;
  private static final int DECISIONS = 90;
  private static final List<String> STREETS = List.of("S9", "B1", "G2", "D2", "U3", "S4", "T1", "M1");
  private static final List<String> LAIR = List.of("L1-3", "L2-2", "L3-5", "L2-8");
  private static final List<String> ONE = List.of(
      "jack special JK1 JK3 JK4+ item=LuckyCoin item=DragonSpell", "gracie special GR1 GR2 GR3 item=HugeBuzz HL07",
      "egg co-op EG1 EG3 EG4+ item=EggsRemedy item=CastingBones", "margo special MG1 MG2+ MG3 UQ2 item=FortuneCookie",
      "eddie special ED1 ED2 ED4 UQ4 item=ChineseFireworks", "jack co-op JK2 JK4 HL08 UQ1 item=GetOutOfHellFree");
  private static final List<String> OTHER = List.of(
      "wang special WG2 WG4 item=EggsRemedy HL09", "wang co-op WG1 WG3+ item=HugeBuzz item=LuckyCoin UQ3");

  /** A scene, or the same with the heroes' seats exchanged. */
  private static Match begin(int seed, boolean isExchanged) {
    SplittableRandom random = new SplittableRandom(seed);
    int act = 1 + random.nextInt(4) / 3;
    List<String> places = act == 1 ? STREETS : LAIR;
    String here = places.get(random.nextInt(places.size()));
    String there = random.nextInt(3) > 0 ? here : places.get(random.nextInt(places.size()));
    String first = ONE.get(random.nextInt(ONE.size())) + " " + here + numbers(random);
    String second = OTHER.get(random.nextInt(OTHER.size())) + " " + there + numbers(random);
    String enemies = random.nextBoolean() ? "LD@" + here + " HM@" + there : act == 1 ? "SS@S7 GU@S10" : "SG@L2-3 SP@L1-2";
    int crates = random.nextInt(3);
    Scene scene = Scene.of(2).hero(isExchanged ? "B" : "A", first).hero(isExchanged ? "A" : "B", second)
        .minions(enemies).threat(3).audacity(2).fate("success wild double-body two-successes double-mind success");
    if (act == 2) {
      scene = scene.actTwo().boss("Rain", "L1-6", 4).boss("lo-pan", "L2-10", 4).number(Counters.ARENA_OPEN, 1)
          .quest(0, "SD-GR1").quest(1, "SD-WG1 complete");
    } else {
      scene = scene.boss("Thunder", "S12", 2).quest(0, "MQ-RAIN active event=1").quest(2, "SQ03")
          .quest(3, "SQ06 active begun").quest(4, "SQ02");
    }
    int companion = random.nextInt(7);
    List<Step<GameState>> steps = List.of(isExchanged ? BeginTurn.OF_B : BeginTurn.OF_A, Steps.ENEMIES,
        isExchanged ? BeginTurn.OF_A : BeginTurn.OF_B, Steps.ENEMIES);
    scene = scene.number(Counters.FIRST, isExchanged ? 1 : 0).with(state -> {
      state.setSeat(0, Counters.DICE, DiceFaces.MAX_DICE);
      state.setSeat(1, Counters.DICE, DiceFaces.MAX_DICE);
      int card = state.cards().top(state.zones().companions);
      for (int i = 0; i < companion; i++) {
        card = state.cards().next(card);
      }
      state.move(card, state.zones().withHero[isExchanged ? 1 : 0]);
      for (int i = 0; i < crates; i++) {
        int token = state.cards().top(state.zones().crates);
        state.cards().moveToTop(token, state.zones().placed);
        state.placeCrate(token, state.board().at(here));
      }
    });
    return scene.game(steps).start(scene.setup().seed(seed).withoutRecord());
  }

  private static String numbers(SplittableRandom random) {
    return " health=" + (1 + random.nextInt(10)) + " chi=" + random.nextInt(10) + " level=" + (1 + random.nextInt(4));
  }

  @Test
  @Rule({"BT-RUL-57", "BT-RUL-70", "BT-RND-05"})
  void heroInTheOtherSeat_playsAlike() {
    int decisions = 0;
    for (int seed = 0; seed < SEEDS; seed++) {
      Match match = begin(seed, false);
      Match exchanged = begin(seed, true);
      SplittableRandom random = new SplittableRandom(seed);
      for (int i = 0; i < DECISIONS && !match.isOver(); i++) {
        String at = "seed " + seed + ", decision " + i;
        assertThat(image(exchanged, true)).as(at).isEqualTo(image(match, false));
        assertThat(exchanged.actor().index()).as(at).isEqualTo(1 - match.actor().index());
        List<String> actions = actions(match, false);
        assertThat(actions(exchanged, true)).as(at + ", " + match.decision().kind())
            .containsExactlyInAnyOrderElementsOf(actions);
        String action = actions.get(random.nextInt(actions.size()));
        match.play(match.decision().parse(action));
        exchanged.play(exchanged.decision().parse(exchanged(action)));
        decisions++;
      }
      assertThat(exchanged.isOver()).isEqualTo(match.isOver());
      assertThat(image(exchanged, true)).as("seed " + seed).isEqualTo(image(match, false));
    }
    assertThat(decisions).isGreaterThan(SEEDS * 10);
  }

  private static List<String> actions(Match match, boolean isExchanged) {
    return match.decision().actions().stream().map(Action::notation)
        .map(notation -> isExchanged ? exchanged(notation) : notation).toList();
  }

  private static String exchanged(String notation) {
    return notation.replace("seat:1", "seat:X").replace("seat:2", "seat:1").replace("seat:X", "seat:2");
  }

  /** What a match is, seats as if they had not been exchanged. */
  private static List<Object> image(Match match, boolean isExchanged) {
    GameState state = (GameState) Inspection.state(match);
    List<Object> image = new ArrayList<>();
    for (int place = 0; place < Counters.ROLL_FACES + Counters.MAX_ROLL_DICE; place++) {
      int value = state.get(place);
      boolean isSeat = place == Counters.FIRST || place == Counters.ACTIVE || place == Counters.ROLL_SEAT;
      image.add(isSeat && isExchanged && value >= 0 ? 1 - value : value);
    }
    for (int boss = 0; boss <= state.loPan(); boss++) {
      for (int place = 0; place <= Counters.BOSS_HELD; place++) {
        image.add(state.boss(boss, place));
      }
    }
    for (int slot = 0; slot < state.questSlots(); slot++) {
      for (int place = 0; place <= Counters.QUEST_LEFT; place++) {
        image.add(state.quest(slot, place));
      }
    }
    for (int seat = 0; seat < 2; seat++) {
      int real = isExchanged ? 1 - seat : seat;
      for (int place = 0; place <= Counters.REFUSED_WISHES; place++) {
        image.add(state.seat(real, place));
      }
      for (int kind = 0; kind < ItemKind.COUNT; kind++) {
        image.add(state.items(real, kind));
      }
      image.add(state.cards().top(state.zones().kept[real]));
      image.add(state.cards().top(state.zones().withHero[real]));
    }
    for (int place = 0; place < state.horde().size(); place++) {
      image.add(state.horde().at(place) + "@" + state.horde().spaceAt(place));
    }
    image.add(state.cards().count(state.zones().hellDiscards));
    image.add(state.cards().count(state.zones().box));
    return image;
  }
}
