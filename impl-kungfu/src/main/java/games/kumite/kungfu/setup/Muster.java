package games.kumite.kungfu.setup;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.kungfu.content.FigureType;
import games.kumite.kungfu.content.GangFault;
import games.kumite.kungfu.content.Profile;
import games.kumite.kungfu.content.Weapon;
import games.kumite.kungfu.content.campaign.Burden;
import games.kumite.kungfu.content.campaign.Legacy;
import games.kumite.kungfu.content.campaign.Member;
import games.kumite.kungfu.setup.SetupAction.Verb;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.PlotDeed;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.Step;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The muster of a gang from its last battle; those who were lost are replaced one by one (D-50, KF-ADV-02).
 *
 * @param gang the gang
 */
record Muster(int gang) implements Question<GameState> {

  private static final Refusal DEARER = new Refusal("KF-ADV-02", "replacement-dearer");
  private static final Refusal OTHER_RANK = new Refusal("KF-ADV-02", "replacement-rank");
  private static final EventType REPLACED =
      EventType.of("replaced", "KF-ADV-02").seat("who").word("figure", Figures::id);

  /** The burdens that members bring in addition, when all gangs are there. */
  private enum Burdens implements Step<GameState> {
    LAID;

    @Override
    public void run(GameState state) {
      List<Legacy> legacies = state.definition().legacies;
      for (int gang = 0; gang < legacies.size(); gang++) {
        for (int i = 0; i < legacies.get(gang).members().size(); i++) {
          Member member = legacies.get(gang).members().get(i);
          lay(state, state.figures().named(gang + 1 + "-" + (i + 1)), member);
        }
      }
    }
  }

  /** Musters all gangs of a match that follows another one. */
  static void all(GameState state) {
    state.then(new Rest(0));
  }

  /**
   * The muster of the gangs from one on, then the burdens of all.
   *
   * @param gang the next one
   */
  private record Rest(int gang) implements Step<GameState> {
    @Override
    public void run(GameState state) {
      if (gang < state.gangs()) {
        state.then(new Muster(gang), new Rest(gang + 1));
      } else {
        state.then(Burdens.LAID);
      }
    }
  }

  private Legacy legacy(GameState state) {
    return state.definition().legacies.get(gang);
  }

  @Override
  public String kind() {
    return "replace";
  }

  @Override
  public int seat(GameState state) {
    return state.seat(gang);
  }

  /** Runs the muster: those who were not lost are there; the first one who was is asked for. */
  @Override
  public void run(GameState state) {
    Legacy legacy = legacy(state);
    for (int i = state.members(gang).size(); i < legacy.members().size(); i++) {
      if (legacy.members().get(i).is(Burden.LOST)) {
        Question.super.run(state);
        return;
      }
      state.figures().add(state.definition().content.profile(legacy.members().get(i).profile()), gang);
    }
    state.gang(gang, Counters.LEVEL_BEFORE, legacy.level());
    state.gang(gang, Counters.THANKS, legacy.thanks()); // KF-VIP-05f
    ChooseGang.complete(state, gang);
  }

  private Profile lost(GameState state) {
    String id = legacy(state).members().get(state.members(gang).size()).profile();
    return state.definition().profile(state.definition().content.profile(id));
  }

  @Override
  public Prompt prompt(GameState state) {
    return Question.prompt(state, kind(), seat(state), lost(state).name);
  }

  /** Lists the same profile first, then all others. */
  @Override
  public void collectActions(GameState state, ActionCollector out) {
    List<Profile> profiles = state.definition().content.profiles();
    Profile lost = lost(state);
    offer(state, profiles.indexOf(lost), lost, out);
    for (int i = 0; i < profiles.size(); i++) {
      if (profiles.get(i) != lost) {
        offer(state, i, lost, out);
      }
    }
  }

  private void offer(GameState state, int pick, Profile lost, ActionCollector out) {
    Profile profile = state.definition().content.profiles().get(pick);
    out.add(SetupAction.element(state, Verb.RECRUIT, "token:profile-", profile.id, pick, state.named(profile.name)),
        refusal(state, profile, lost));
  }

  private @Nullable Refusal refusal(GameState state, Profile profile, Profile lost) {
    if ((profile.type == FigureType.PROTAGONIST) != (lost.type == FigureType.PROTAGONIST)) {
      return OTHER_RANK;
    }
    if (profile.points > lost.points) {
      return DEARER;
    }
    GangFault fault = state.definition().limits.fault(with(state, profile));
    return fault == null ? null : ChooseGang.refusal(fault);
  }

  /** Returns the gang with a replacement, and those who are still to be replaced as they were. */
  private List<Profile> with(GameState state, Profile replacement) {
    List<Profile> members = new ArrayList<>(state.members(gang));
    members.add(replacement);
    List<Member> all = legacy(state).members();
    for (Member member : all.subList(members.size(), all.size())) {
      members.add(state.definition().profile(state.definition().content.profile(member.profile())));
    }
    return members;
  }

  @Override
  public void execute(GameState state, Action action) {
    int figure = state.figures().add(((SetupAction) action).value(), gang);
    state.emit(REPLACED, state.seat(gang), state.figures().code(figure));
    state.then(this);
  }

  /** Lets a member of the new battle, who is on the roll already, begin it as its burdens say. */
  private static void lay(GameState state, int figure, Member member) {
    Figures figures = state.figures();
    if (member.is(Burden.UNARMED)) { // KF-TRT-63b
      figures.note(figure, PlotDeed.UNARMED);
      figures.arms().loseWeapon(figure, figures.profile(figure).weapons(0).indexOf(Weapon.SIGNATURE));
    }
    if (member.isHumbled()) { // KF-PLT-08b, KF-TAO-09
      figures.inflict(figure, Condition.HUMBLED);
      figures.humbler(figure, member.humbler().isEmpty() ? Figures.NOBODY : figures.named(member.humbler()));
    }
    if (member.is(Burden.REFUSED)) {
      figures.note(figure, PlotDeed.REFUSED);
    }
  }
}
