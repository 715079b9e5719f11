package games.kumite.kungfu.setup;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.api.random.RandomSource;
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
import java.util.ArrayList;
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

  /** The number of choices in playouts of which one, on average, builds a figure. */
  private static final int SELDOM = 32;
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
    return detail(state, (SetupAction) action);
  }

  static String detail(GameState state, SetupAction order) {
    return switch (order.verb()) {
      case GANG -> price(state, points(state.definition().content.gangs().get(order.value()).members().stream()
          .map(state.definition().content.profiles()::get).toList()));
      case RECRUIT -> price(state, state.figures().profileAt(order.value()).points);
      case BUILD -> Build.range(state, order);
      default -> "";
    };
  }

  static String price(GameState state, int points) {
    return state.config().texts().text("aim.price", points);
  }

  private static int points(List<Profile> members) {
    return members.stream().mapToInt(member -> member.points).sum();
  }

  private static SetupAction lead(GameState state, int gang) {
    Gang ready = state.definition().content.gangs().get(gang);
    return SetupAction.element(state, Verb.GANG, "token:gang-", ready.id(), gang, state.named(ready.name()));
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    List<Profile> members = state.members(gang);
    if (members.isEmpty()) {
      List<Gang> gangs = state.definition().content.gangs();
      for (int i = 0; i < gangs.size(); i++) {
        out.add(lead(state, i), refusal(state.definition().fault(i)));
      }
    } else {
      out.add(SetupAction.of(state, Verb.DONE), refusal(state.definition().limits.fault(members)));
    }
    Recruits recruits = new Recruits(state, gang);
    List<Profile> profiles = state.definition().content.profiles();
    for (int i = 0; i < profiles.size(); i++) {
      Refusal refusal = refusal(state, recruits, i);
      if (out.accepts(refusal)) {
        out.add(recruit(state, profiles.get(i), i), refusal);
      }
    }
    for (Profile profile : state.figures().built()) {
      out.add(recruit(state, profile, state.figures().profileOf(profile.id)), refusal(state, recruits, profile));
    }
    Build.offer(state, gang, out);
  }

  static SetupAction recruit(GameState state, Profile profile, int number) {
    return SetupAction.element(state, Verb.RECRUIT, "token:profile-", profile.id, number, state.named(profile));
  }

  private static @Nullable Refusal refusal(GameState state, Recruits recruits, int pick) {
    return pick < state.get(Counters.LAST) ? ORDER
        : refusal(recruits, state.definition().content.profiles().get(pick), pick);
  }

  /** Returns the reason why a figure that was built, or is being built, cannot join a gang; null if it can. */
  static @Nullable Refusal refusal(GameState state, Recruits recruits, Profile profile) {
    return refusal(recruits, profile, Math.max(0, state.get(Counters.LAST)));
  }

  private static @Nullable Refusal refusal(Recruits recruits, Profile profile, int from) {
    GangFault fault = recruits.fault(profile);
    return fault != null ? FAULTS.get(fault) : recruits.canBeCompleted(profile, from) ? null : UNFINISHABLE;
  }

  /** Returns a choice of what is ready: figures are built on purpose, not in playouts. */
  @Override
  public @Nullable Action sampleAction(GameState state, RandomSource random) {
    if (!state.definition().settings.building()) {
      return null;
    }
    if (random.pick("build", 0, SELDOM) == 0) {
      return Build.sample(state, gang, random);
    }
    List<Profile> members = state.members(gang);
    List<SetupAction> ready = new ArrayList<>();
    List<Gang> gangs = state.definition().content.gangs();
    for (int i = 0; members.isEmpty() && i < gangs.size(); i++) {
      if (state.definition().fault(i) == null) {
        ready.add(lead(state, i));
      }
    }
    if (!members.isEmpty() && state.definition().limits.fault(members) == null) {
      ready.add(SetupAction.of(state, Verb.DONE));
    }
    Recruits recruits = new Recruits(state, gang);
    List<Profile> profiles = state.definition().content.profiles();
    for (int i = 0; i < profiles.size(); i++) {
      if (refusal(state, recruits, i) == null) {
        ready.add(recruit(state, profiles.get(i), i));
      }
    }
    return ready.isEmpty() ? null : ready.get(random.pick("recruit", 0, ready.size()));
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
        if (order.value() < state.definition().content.profiles().size()) { // others have no order
          state.set(Counters.LAST, order.value());
        }
        join(state, order.value());
      }
      case BUILD -> state.ask(Build.of(gang, order));
      default -> complete(state, gang);
    }
  }

  /** Lets a figure of a profile join the gang, and asks for the next one. */
  int join(GameState state, int profile) {
    int figure = state.figures().add(profile, gang);
    state.gang(gang, Counters.POINTS, points(state.members(gang)));
    state.ask(this);
    return figure;
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
