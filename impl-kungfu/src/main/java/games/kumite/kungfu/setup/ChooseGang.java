package games.kumite.kungfu.setup;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.kungfu.content.Gang;
import games.kumite.kungfu.content.GangFault;
import games.kumite.kungfu.content.Profile;
import games.kumite.kungfu.setup.SetupAction.Verb;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Settings;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The choice of a gang that is ready, or of figures one by one until done (D-01).
 *
 * @param gang the gang
 */
record ChooseGang(int gang) implements Question<GameState> {

  private static final Refusal ORDER = new Refusal("KF-RUL-189", "order");
  private static final Refusal UNFINISHABLE = new Refusal("KF-SET-12", "unfinishable");
  private static final EventType CHOSE =
      EventType.of("gang", "KF-SET-12").seat("who").number("figures").number("points").number("chi");
  private static final Map<GangFault, Refusal> FAULTS = new EnumMap<>(GangFault.class);

  static {
    for (GangFault fault : GangFault.values()) {
      FAULTS.put(fault, new Refusal(fault.rule(), fault.key()));
    }
  }

  @Override
  public String kind() {
    return "gang";
  }

  @Override
  public boolean isAutoPlayed() {
    return true;
  }

  @Override
  public int seat(GameState state) {
    return state.seat(gang);
  }

  /** Returns the prompt; a player who runs two gangs is told which of them it is (KF-RUL-77). */
  @Override
  public Prompt prompt(GameState state) {
    int all = 0;
    int number = 0;
    for (int other = 0; other < state.gangs(); other++) {
      all += state.seat(other) == state.seat(gang) ? 1 : 0;
      number += state.seat(other) == state.seat(gang) && other <= gang ? 1 : 0;
    }
    int budget = state.definition().settings.budget();
    int spent = points(state.members(gang));
    int missing = Math.max(0, state.definition().limits.minFigures() - state.members(gang).size());
    return Question.prompt(state, kind(), seat(state), all == 1 ? 0 : number, budget, spent, Math.max(0, budget - spent),
        missing);
  }

  /** Returns the cost in words. */
  @Override
  public String detail(GameState state, Action action) {
    SetupAction order = (SetupAction) action;
    return switch (order.verb()) {
      case GANG -> price(state, points(state.definition().content.gangs().get(order.value()).members().stream()
          .map(state.definition().content.profiles()::get).toList()));
      case RECRUIT -> price(state, state.definition().content.profiles().get(order.value()).points);
      default -> "";
    };
  }

  private static String price(GameState state, int points) {
    return state.config().texts().text("aim.price", points);
  }

  private static int points(List<Profile> members) {
    return members.stream().mapToInt(member -> member.points).sum();
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    List<Profile> members = state.members(gang);
    if (members.isEmpty()) {
      List<Gang> gangs = state.definition().content.gangs();
      for (int i = 0; i < gangs.size(); i++) {
        out.add(SetupAction.element(state, Verb.GANG, "token:gang-", gangs.get(i).id(), i, state.named(gangs.get(i).name())),
            refusal(state.definition().fault(i)));
      }
    } else {
      out.add(SetupAction.of(state, Verb.DONE), refusal(state.definition().limits.fault(members)));
    }
    Recruits recruits = new Recruits(state, gang);
    List<Profile> profiles = state.definition().content.profiles();
    for (int i = 0; i < profiles.size(); i++) {
      Refusal refusal = i < state.get(Counters.LAST) ? ORDER : refusal(recruits, i);
      if (out.accepts(refusal)) {
        out.add(SetupAction.element(state, Verb.RECRUIT, "token:profile-", profiles.get(i).id, i, state.named(profiles.get(i).name)),
            refusal);
      }
    }
  }

  private static @Nullable Refusal refusal(Recruits recruits, int pick) {
    GangFault fault = recruits.fault(pick);
    return fault != null ? FAULTS.get(fault) : recruits.canBeCompleted(pick) ? null : UNFINISHABLE;
  }

  static @Nullable Refusal refusal(@Nullable GangFault fault) {
    return fault == null ? null : FAULTS.get(fault);
  }

  @Override
  public void execute(GameState state, Action action) {
    SetupAction order = (SetupAction) action;
    switch (order.verb()) {
      case GANG -> {
        state.definition().content.gangs().get(order.value()).members()
            .forEach(profile -> state.figures().add(profile, gang));
        complete(state, gang);
      }
      case RECRUIT -> {
        state.figures().add(order.value(), gang);
        state.set(Counters.LAST, order.value());
        state.gang(gang, Counters.POINTS, points(state.members(gang)));
        state.ask(this);
      }
      default -> complete(state, gang);
    }
  }

  /** Completes a gang: what it cost, its Chi (KF-SET-08, KF-RUL-79). */
  static void complete(GameState state, int gang) {
    List<Profile> members = state.members(gang);
    int points = points(members);
    Settings settings = state.definition().settings;
    int level = Math.max(0, settings.chiLevel(points) + state.gang(gang, Counters.LEVEL_BEFORE));
    state.gang(gang, Counters.MEMBERS, members.size());
    state.gang(gang, Counters.POINTS, points);
    state.gang(gang, Counters.CHI_LEVEL, level); // KF-SET-08
    state.gang(gang, Counters.CHI, level);
    state.set(Counters.LAST, -1);
    state.emit(CHOSE, state.seat(gang), members.size(), points, level);
  }
}
