package games.kumite.journey.demon;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.random.RandomSource;
import games.kumite.journey.Battlefield;
import games.kumite.journey.board.BasePlacement;
import games.kumite.journey.board.SpawnPlaces;
import games.kumite.journey.board.WalkingDistance;
import games.kumite.journey.content.Effect.Deed;
import games.kumite.journey.content.EffectVerb;
import games.kumite.journey.map.Facing;
import games.kumite.journey.map.Pose;
import games.kumite.journey.state.Conditions;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.GameState;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Plans in random positions are those that the ledger's pseudocode finds, written down word by word. */
final class RandomPlanTests {

  private static final List<String> TYPES =
      List.of("warrior", "archer", "drummer", "berserker", "yoke-beast", "general", "iron-fan", "koorogg");
  private static final int POSITIONS = 60;

  /** What must be met by the way, lest the positions say little. */
  private static final int MIN_OF_EACH = 1;

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void plan_inARandomPosition_isThatOfThePseudocode(long seed) {
    RandomSource random = RandomSource.seeded(seed);
    int[] met = new int[PlanPriority.values().length + 1];
    for (int i = 0; i < POSITIONS; i++) {
      Battlefield field = position(random);
      GameState state = field.journey();
      for (int demon = 4; demon < state.definition().figures(); demon++) {
        ActivationProgress activation =
            state.pose(demon) == Pose.NONE ? null : ActivationProgress.of(state, demon);
        if (activation != null && activation.points() > 0) {
          Plan plan = activation.plan(state);
          met[plan.priority().ordinal()]++;
          met[met.length - 1] += plan.movesOn() ? 1 : 0;
          assertThat(Planning.text(field, plan))
              .as("seed %d position %d figure %s", seed, i, state.definition().figure(demon).name)
              .isEqualTo(Planning.text(field, plain(state, activation)));
          assertThat(plan.sets()).as("seed %d position %d", seed, i).isEqualTo(plain(state, activation).sets());
        }
      }
    }
    for (int count = 0; count < met.length; count++) {
      assertThat(met[count]).as("plans of sort " + count).isGreaterThanOrEqualTo(MIN_OF_EACH);
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {101, 102, 103, 104})
  void poseToAppearIn_inARandomPosition_isThatOfThePseudocode(long seed) {
    RandomSource random = RandomSource.seeded(seed);
    for (int i = 0; i < POSITIONS / 10; i++) {
      Battlefield field = position(random);
      GameState state = field.journey();
      int gate = 0;
      int demon = state.free(random.pick("type", 0, state.definition().content.demons().size()));
      int quarry = DemonTargets.ofGate(state, gate);
      if (demon >= 0 && quarry >= 0) {
        int[] poses = new int[state.footing(demon).poses()];
        int count = SpawnPlaces.candidates(state.footing(demon), state.squares(), demon, state.square(gate),
            new WalkingDistance(state.scene().ground), SpecialCards.passing(state), poses);
        PlainPlanner plain = new PlainPlanner(state, demon, quarry, state.definition().figure(demon).move);
        List<Integer> best = Arrays.stream(poses, 0, count)
            .mapToObj(pose -> plain.value(pose, ActivationProgress.points(state))).min(PlainPlanner::compare)
            .orElse(List.of(Pose.NONE));
        assertThat(field.text(SpawnPose.of(state, demon, gate)))
            .as("seed %d position %d figure %s", seed, i, state.definition().figure(demon).name)
            .isEqualTo(field.text(best.get(best.size() - 1)));
      }
    }
  }

  private static Plan plain(GameState state, ActivationProgress activation) {
    int demon = activation.demon();
    int move = Math.max(1, state.definition().figure(demon).move + Conditions.sum(state, demon, EffectVerb.MOD_MV));
    return new PlainPlanner(state, demon, activation.quarry(), move).plan(state.pose(demon), activation.points(),
        activation.distance(), !Conditions.bars(state, demon, Deed.ATTACK));
  }

  private static Battlefield position(RandomSource random) {
    int width = 6 + random.pick("width", 0, 7);
    int height = 3 + random.pick("height", 0, 4);
    char[][] drawn = new char[height][width];
    for (char[] row : drawn) {
      for (int x = 0; x < width; x++) {
        row[x] = "............V#".charAt(random.pick("square", 0, 14));
      }
    }
    for (char pilgrim : "MSHTG".toCharArray()) {
      drawn[random.pick("y", 0, height)][random.pick("x", 0, width)] = pilgrim;
    }
    String[] rows = new String[height];
    for (int y = 0; y < height; y++) {
      rows[y] = String.valueOf(drawn[y]);
    }
    Battlefield field = Battlefield.of(rows);
    for (int i = random.pick("lines", 0, 8); i > 0; i--) {
      field.line(random.pick("x", 0, width), random.pick("y", 0, height), Facing.at(random.pick("side", 0, 4)),
          "yyp".charAt(random.pick("colour", 0, 3)));
    }
    return peopled(field, random);
  }

  private static Battlefield peopled(Battlefield field, RandomSource random) {
    GameState state = field.journey();
    for (int pilgrim = 0; pilgrim < 4; pilgrim++) {
      if (state.isConscious(pilgrim)) {
        field.health("TMSH".charAt(pilgrim), random.pick("health", 0, 6) * (pilgrim > 0 ? 1 : 2));
      }
    }
    for (int i = 0; i < 5; i++) {
      int figure = state.free(state.definition().type(TYPES.get(random.pick("type", 0, TYPES.size()))));
      int pose = random.pick("pose", 0, state.scene().ground.size() * 4);
      if (figure >= 0 && BasePlacement.canStand(state.footing(figure), state.squares(), figure, pose)) {
        state.enter(figure, pose);
        if (random.pick("condition", 0, 5) == 0) {
          field.condition(figure, List.of("SLOWED", "DISABLED", "DAZED").get(random.pick("which", 0, 3)));
        }
      }
    }
    state.set(Counters.RAGE, random.pick("rage", 0, 2));
    if (random.pick("special", 0, 3) == 0) {
      field.special(List.of("wild-attacks", "phase-march").get(random.pick("card", 0, 2)));
    }
    return field;
  }
}
